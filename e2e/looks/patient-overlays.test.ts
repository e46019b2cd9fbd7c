import { lookAtOverlays } from "./look-at-overlays.ts";
import { patientOverlays } from "./patient-overlays.ts";

lookAtOverlays(patientOverlays);
