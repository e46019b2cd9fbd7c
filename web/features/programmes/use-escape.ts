import { useEffect, useEffectEvent } from "react";
import { isCovered } from "../../ui/overlay/overlays.ts";

/** Escape closes what is open on the page, unless something lies over it. */
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
