import { lookAtOverlays } from "./look-at-overlays.ts";
import { consoleOverlays } from "./console-overlays.ts";

lookAtOverlays(consoleOverlays);
