import type { KeyboardEvent } from "react";

/** Moves the focus to the next or previous row that folds. */
const goTo = ({ currentTarget }: KeyboardEvent<HTMLElement>, step: 1 | -1): void => {
  const all = [...(currentTarget.closest("[role=dialog]")?.querySelectorAll<HTMLElement>("[data-fold]") ?? [])];
  all[all.indexOf(currentTarget) + step]?.focus();
};

/** Returns the props of a row that folds: Right opens, Left closes, Up and Down move the focus. */
export const foldKeys = (isOpen: boolean, onOpen: (open: boolean) => void) => ({
  "data-fold": true,
  "aria-expanded": isOpen,
  onClick: () => onOpen(!isOpen),
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const acts: Record<string, () => void> = {
      ArrowRight: () => onOpen(true),
      ArrowLeft: () => onOpen(false),
      ArrowDown: () => goTo(event, 1),
      ArrowUp: () => goTo(event, -1),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  },
});
