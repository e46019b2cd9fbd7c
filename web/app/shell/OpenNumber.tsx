import { useIsOpened } from "../../platform/page/opened-number.ts";
import { lateLayer } from "../../ui/overlay/late-layer.tsx";

const CountedDrawer = lateLayer(async () => (await import("../../features/counted/CountedDrawer.tsx")).CountedDrawer);

/** The number that somebody pressed on any page, opened over it. */
export const OpenNumber = () => useIsOpened() && <CountedDrawer />;
