import type { ComponentType } from "react";
import { type Late, late } from "../page/late.tsx";
import { Coming } from "./Coming.tsx";
import { OverlayMissing } from "./OverlayMissing.tsx";
import { useLayer } from "./overlays.ts";

/** What is closed by its address alone has no `onClose`. */
type Layered = { readonly onClose?: () => void };

const staysOpen = (): void => {};

/** Says that something opens until what it needs is there. The page's keys wait as if it were; Escape takes the press back. */
export function Opening({ onClose = staysOpen }: Layered) {
  useLayer(onClose, { isStep: false });
  return <Coming />;
}

/**
 * A dialog or drawer whose code comes when it is first opened. From the press on the page's own keys wait, as they do once it is
 * there: what is typed meanwhile is meant for it, and no letter of it may lead to another record.
 */
export const lateLayer = <Props extends Layered>(bring: () => Promise<ComponentType<Props>>): Late<Props> =>
  late<Props>(bring, { Meanwhile: Opening, Failed: OverlayMissing });
