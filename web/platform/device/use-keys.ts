import { useEffect, useEffectEvent } from "react";
import { singleKeys } from "./single-keys.ts";

/** Calls `onKey` for plain keys that are pressed while a component is mounted, except in text fields and selects. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const tell = useEffectEvent(onKey);
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      const fields = "input:not([type=checkbox]), select, textarea";
      const isField = event.target instanceof HTMLElement && event.target.matches(fields);
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey || (event.key.length === 1 && !singleKeys.on());
      if (!isField && !isShortcut) tell(event);
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
