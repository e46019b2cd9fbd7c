import type { ComponentType } from "react";
import { type LazyComponent, lazyComponent } from "../page/lazy-component.tsx";
import { LoadingNotice } from "./LoadingNotice.tsx";
import { OverlayMissing } from "./OverlayMissing.tsx";
import { useOverlay } from "./overlays.ts";

/** What is closed by its address alone has no `onClose`. */
type OverlayProps = { readonly onClose?: () => void };

const staysOpen = (): void => {};

/** Says that something opens until what it needs is there. The page's keys wait as if it were; Escape takes the press back. */
export function PendingOverlay({ onClose = staysOpen }: OverlayProps) {
  useOverlay(onClose, { isStep: false });
  return <LoadingNotice />;
}

/**
 * A dialog or drawer whose code comes when it is first opened. From the press on the page's own keys wait, as they do once it is
 * there: what is typed meanwhile is meant for it, and no letter of it may lead to another record.
 */
export const lazyOverlay = <Props extends OverlayProps>(
  loadCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => lazyComponent<Props>(loadCode, { Meanwhile: PendingOverlay, Failed: OverlayMissing });
