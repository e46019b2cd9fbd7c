import { lazy, Suspense } from "react";
import { useIsOpened } from "../../platform/page/opened-number.ts";

const CountedDrawer = lazy(async () => ({
  default: (await import("../../features/counted/CountedDrawer.tsx")).CountedDrawer,
}));

/** The number that somebody pressed on any page, opened over it. */
export const OpenNumber = () =>
  useIsOpened() && (
    <Suspense>
      <CountedDrawer />
    </Suspense>
  );
