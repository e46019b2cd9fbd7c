import type { ComponentType } from "react";
import { type LazyComponent, lazyComponent } from "../page/lazy-component.tsx";
import { LoadingNotice } from "./LoadingNotice.tsx";
import { OverlayMissing } from "./OverlayMissing.tsx";
import { useOverlay } from "./overlays.ts";

/** Props of an overlay. An overlay that only its URL closes has no `onClose`. */
type OverlayProps = { readonly onClose?: () => void };

const staysOpen = (): void => {};

/** Notice that an overlay opens, until its code is loaded. The page's keys are off as if the overlay were open; Escape cancels. */
export function PendingOverlay({ onClose = staysOpen }: OverlayProps) {
  useOverlay(onClose, { isStep: false });
  return <LoadingNotice />;
}

/**
 * Dialog or drawer whose code is loaded when it is first opened. The page's own shortcuts are off from the press on, and while it is open: keys typed
 * meanwhile are meant for the overlay, and no letter may open another record.
 */
export const lazyOverlay = <Props extends OverlayProps>(
  loadCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => lazyComponent<Props>(loadCode, { Loading: PendingOverlay, Failed: OverlayMissing });
