import { useIsOpened } from "../../platform/page/opened-number.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";

const CountedDrawer = lazyOverlay(async () => (await import("../../features/counted/CountedDrawer.tsx")).CountedDrawer);

/** The number that somebody pressed on any page, opened over it. */
export const OpenNumber = () => useIsOpened() && <CountedDrawer />;
