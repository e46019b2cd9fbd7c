import { useIsNumberOpen } from "../../platform/page/number-link.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";

const CountedDrawer = lazyOverlay(async () => (await import("../../features/counted/CountedDrawer.tsx")).CountedDrawer);

/** Drawer of the count that the user pressed, over any page. */
export const OpenNumber = () => useIsNumberOpen() && <CountedDrawer />;
