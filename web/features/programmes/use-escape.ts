import { useEffect, useEffectEvent } from "react";
import { isCovered } from "../../ui/overlay/overlays.ts";

/** Calls `close` on Escape, unless an overlay is open. */
export function useEscape(close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented && !isCovered()) onEscape();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
