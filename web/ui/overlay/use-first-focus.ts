import type { RefObject } from "react";
import { useEffect } from "react";

const marked = "[data-first-focus]";
// Of a group of choices the chosen one, from which the arrows go on.
const field = "input:not([type=hidden],[type=radio]:not(:checked)),textarea,select";
const control = "a[href],button:not(:disabled),[tabindex='0']";

/** Gives the focus to what is marked for it in a box, else to its first field, else to its last control. */
export function useFirstFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    // The kit has given it to the box itself.
    if (!box || (document.activeElement !== box && box.contains(document.activeElement))) return;
    const first = box.querySelector<HTMLElement>(marked) ?? box.querySelector<HTMLElement>(field);
    (first ?? [...box.querySelectorAll<HTMLElement>(control)].at(-1))?.focus();
  }, [ref]);
}
