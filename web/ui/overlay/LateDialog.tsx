import type { DialogProps } from "./Dialog.tsx";
import { Coming } from "./Coming.tsx";
import { OverlayMissing } from "./OverlayMissing.tsx";
import { late } from "../page/late.tsx";

const Dialog = late(async () => (await import("./Dialog.tsx")).Dialog, {
  Meanwhile: Coming,
  Failed: OverlayMissing,
});

/** A dialog that comes when it is opened first: public pages are light without it. */
export const LateDialog = (props: DialogProps) => <Dialog {...props} />;
