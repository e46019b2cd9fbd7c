import { useEffect, useEffectEvent } from "react";
import { isTyping } from "../../ui/field/typing.ts";
import { isCovered } from "../../ui/overlay/overlays.ts";

/** Keyboard shortcuts of the notes: N writes a new one, C copies the focused one. */
export function useNoteKeys(on: boolean, add: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!on || event.ctrlKey || event.metaKey || event.altKey || isCovered() || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === "n") {
      event.preventDefault();
      add();
    }
    const row = event.target instanceof HTMLElement ? event.target.closest("[data-note]") : null;
    if (key === "c") row?.querySelector<HTMLElement>("[data-copies-note]")?.click();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
