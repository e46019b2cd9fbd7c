import type { RefObject } from "react";
import { useEffect } from "react";

const field = "input:not([type=hidden]),textarea,[data-first-focus]";
const control = "a[href],button:not(:disabled),[tabindex='0']";

/** Gives the focus to the first field of a box or to what is marked for it, else to its last control. */
export function useFirstFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    // The kit has given it to the box itself.
    if (!box || (document.activeElement !== box && box.contains(document.activeElement))) return;
    const first = box.querySelector<HTMLElement>(field);
    (first ?? [...box.querySelectorAll<HTMLElement>(control)].at(-1))?.focus();
  }, [ref]);
}
