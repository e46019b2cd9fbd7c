import { type RefObject, useEffect, useRef } from "react";

/** Focuses fields that just opened: when a user opened them, or when one has an error and the user types nowhere else. */
export function useOwnFocus(isOpenedByUser: boolean): RefObject<HTMLFieldSetElement | null> {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const wrong = box.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    const isTyping = document.activeElement?.matches("input, select, textarea");
    if (wrong ? !isTyping : isOpenedByUser)
      (wrong ?? box.current?.querySelector<HTMLElement>("input, select"))?.focus();
  }, [isOpenedByUser]);
  return box;
}
