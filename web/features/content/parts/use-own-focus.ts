import { type RefObject, useEffect, useRef } from "react";

/** Focuses fields that just opened: when a user opened them, or when one has an error and the user types nowhere else. */
export function useOwnFocus(byHand: boolean): RefObject<HTMLFieldSetElement | null> {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const wrong = box.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    const isTyping = document.activeElement?.matches("input, select, textarea");
    if (wrong ? !isTyping : byHand) (wrong ?? box.current?.querySelector<HTMLElement>("input, select"))?.focus();
  }, [byHand]);
  return box;
}
