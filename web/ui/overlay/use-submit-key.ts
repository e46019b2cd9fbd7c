import type { RefObject } from "react";
import { useEffect } from "react";

/** Presses the submit button of a box on Ctrl+Enter, also in fields where Enter begins a new line. */
export function useSubmitKey(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    const listener = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      box?.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
    };
    box?.addEventListener("keydown", listener);
    return () => box?.removeEventListener("keydown", listener);
  }, [ref]);
}
