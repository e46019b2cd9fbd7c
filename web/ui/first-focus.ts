import type { RefObject } from "react";
import { useEffect } from "react";

/** Gives the focus to the first field of a box, to what is marked for it, or to its last button. */
export function useFirstFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    // The kit has given it to the box itself.
    if (!box || (document.activeElement !== box && box.contains(document.activeElement))) return;
    const field = box.querySelector<HTMLElement>("input:not([type=hidden]),textarea,[data-first-focus]");
    (field ?? [...box.querySelectorAll<HTMLElement>("button:not(:disabled)")].at(-1))?.focus();
  }, [ref]);
}
