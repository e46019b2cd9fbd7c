import { lazy, Suspense } from "react";
import type { DialogProps } from "./Dialog.tsx";

const Dialog = lazy(async () => ({ default: (await import("./Dialog.tsx")).Dialog }));

/** A dialog that comes when it is opened first: public pages are light without it. */
export const LateDialog = (props: DialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
