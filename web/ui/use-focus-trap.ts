import type { RefObject } from "react";
import { useEffect, useEffectEvent } from "react";

const focusable = "a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex]:not([tabindex='-1'])";

const inside = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.offsetParent !== null);

const opensPopup = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.getAttribute("aria-expanded") === "true";

function turn(event: KeyboardEvent, box: HTMLElement): void {
  const stops = inside(box);
  const [first, last] = [stops[0], stops.at(-1)];
  const at = document.activeElement;
  if (event.shiftKey ? at === first : at === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/** Keeps the focus inside a box, gives the first field the focus, closes on Escape and gives the focus back to the opener. */
export function useFocusTrap(ref: RefObject<HTMLElement | null>, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const opener = document.activeElement;
    if (!box.contains(opener)) {
      const field = box.querySelector<HTMLElement>("input:not([type=hidden]),textarea,[data-first-focus]");
      (field ?? inside(box).at(-1) ?? box).focus();
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Tab") turn(event, box);
      if (event.key !== "Escape" || opensPopup(event.target)) return;
      event.stopPropagation();
      onEscape();
    };
    box.addEventListener("keydown", onKey);
    return () => {
      box.removeEventListener("keydown", onKey);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [ref]);
}
