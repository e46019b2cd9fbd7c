import { useIsOpened } from "../../platform/page/opened-number.ts";
import { late } from "../../ui/page/late.tsx";

const CountedDrawer = late(async () => (await import("../../features/counted/CountedDrawer.tsx")).CountedDrawer);

/** The number that somebody pressed on any page, opened over it. */
export const OpenNumber = () => useIsOpened() && <CountedDrawer />;
