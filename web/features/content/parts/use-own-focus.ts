import { type RefObject, useEffect, useRef } from "react";

/** The focus of fields that just opened: theirs when somebody opened them, or when something in them is wrong and nobody types elsewhere. */
export function useOwnFocus(byHand: boolean): RefObject<HTMLFieldSetElement | null> {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const wrong = box.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    const isTyping = document.activeElement?.matches("input, select, textarea");
    if (wrong ? !isTyping : byHand) (wrong ?? box.current?.querySelector<HTMLElement>("input, select"))?.focus();
  }, [byHand]);
  return box;
}
