import type { DialogProps } from "./Dialog.tsx";
import { LoadingNotice } from "./LoadingNotice.tsx";
import { OverlayMissing } from "./OverlayMissing.tsx";
import { lazyComponent } from "../page/lazy-component.tsx";

const Dialog = lazyComponent(async () => (await import("./Dialog.tsx")).Dialog, {
  Meanwhile: LoadingNotice,
  Failed: OverlayMissing,
});

/** A dialog that comes when it is opened first: public pages are light without it. */
export const LazyDialog = (props: DialogProps) => <Dialog {...props} />;
