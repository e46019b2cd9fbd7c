import { lookAtOverlays } from "./look-at-overlays.ts";
import { publicOverlays } from "./public-overlays.ts";

lookAtOverlays(publicOverlays);
