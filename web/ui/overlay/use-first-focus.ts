import type { RefObject } from "react";
import { useEffect } from "react";

const selector = "[data-first-focus]";
// Selector of fields; of a radio group it selects the checked option, from which the arrow keys continue.
const field = "input:not([type=hidden],[type=radio]:not(:checked)),textarea,select";
const readBody = "[data-read-body]";
const control = "a[href],button:not(:disabled),[tabindex='0']";

/**
 * Focuses the element of a box that is marked `data-first-focus`, else its first field, else the body of a box that is only read, which opens at its
 * beginning, else its last control.
 */
export function useFirstFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    // React Aria has already focused the box itself.
    if (!box || (document.activeElement !== box && box.contains(document.activeElement))) return;
    const first = [selector, field, readBody].map((one) => box.querySelector<HTMLElement>(one)).find(Boolean);
    (first ?? [...box.querySelectorAll<HTMLElement>(control)].at(-1))?.focus();
  }, [ref]);
}
