import type { KeyboardEvent } from "react";

/** Leads from one part that folds to the next or the one before. */
const goTo = ({ currentTarget }: KeyboardEvent<HTMLElement>, step: 1 | -1): void => {
  const all = [...(currentTarget.closest("[role=dialog]")?.querySelectorAll<HTMLElement>("[data-fold]") ?? [])];
  all[all.indexOf(currentTarget) + step]?.focus();
};

/** The keys of what folds: Right opens, Left closes, Up and Down go on. */
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
