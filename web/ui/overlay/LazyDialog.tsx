import type { DialogProps } from "./Dialog.tsx";
import { LoadingNotice } from "./LoadingNotice.tsx";
import { OverlayMissing } from "./OverlayMissing.tsx";
import { lazyComponent } from "../page/lazy-component.tsx";

const Dialog = lazyComponent(async () => (await import("./Dialog.tsx")).Dialog, {
  Loading: LoadingNotice,
  Failed: OverlayMissing,
});

/** Dialog whose code is loaded when it is first opened, to keep public pages small. */
export const LazyDialog = (props: DialogProps) => <Dialog {...props} />;
