import { useState } from "react";

/** Props of the fields of an open row. */
export interface OpenedLine {
  /** Whether a user opened the row and works in it next. */
  readonly byHand: boolean;
  /** Called when a user types in the row: it then stays open, even if it was shown open only because of an error. */
  readonly onTyped: () => void;
}

/** Returns the new index of an item after one was moved. */
const movedPlace = (at: number, from: number, to: number): number => {
  if (at === from) return to;
  if (from < at && at <= to) return at - 1;
  return to <= at && at < from ? at + 1 : at;
};

/**
 * State of the open row of a list, zero-based; at most one row is open. An added row opens without taking the focus, which stays where more rows can
 * be added.
 */
export function useOpenLine() {
  const [opened, setOpened] = useState<{ readonly at: number; readonly byHand: boolean } | null>(null);
  const isOpen = (at: number): boolean => opened?.at === at;
  const open = (at: number, byHand = true): void => setOpened({ at, byHand });
  const editorOf = (at: number): OpenedLine => ({
    byHand: opened?.at === at && opened.byHand,
    onTyped: () => {
      if (!isOpen(at)) open(at, false);
    },
  });
  /** Keeps the open row open at its new index after a row was moved. */
  const follow = (from: number, to: number): void =>
    setOpened((before) => before && { ...before, at: movedPlace(before.at, from, to) });
  return { at: opened?.at ?? null, isOpen, open, close: () => setOpened(null), follow, editorOf };
}
