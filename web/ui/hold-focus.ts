const focusable = "a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex]:not([tabindex='-1'])";

const inside = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.offsetParent !== null);

function turn(event: KeyboardEvent, box: HTMLElement): void {
  const stops = inside(box);
  const [first, last] = [stops[0], stops.at(-1)];
  const at = document.activeElement;
  if (event.shiftKey ? at === first : at === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/** Gives the first field of a box the focus, unless `focused` lies in it, and lets Tab turn inside; returns how to let go. */
export function holdFocus(box: HTMLElement, focused: Element | null): () => void {
  if (!box.contains(focused)) {
    const field = box.querySelector<HTMLElement>("input:not([type=hidden]),textarea,[data-first-focus]");
    (field ?? inside(box).at(-1) ?? box).focus();
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Tab") turn(event, box);
  };
  box.addEventListener("keydown", onKey);
  return () => box.removeEventListener("keydown", onKey);
}
