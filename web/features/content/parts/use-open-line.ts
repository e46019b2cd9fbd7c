import { useState } from "react";

/** What the fields of an open line are told. */
export interface OpenedLine {
  /** Whether somebody opened it, and works in it next. */
  readonly byHand: boolean;
  /** Something in it is typed: it stays open, though it may have opened only because something in it was wrong. */
  readonly onTyped: () => void;
}

/** Where the item at a place is after one was moved. */
const movedPlace = (at: number, from: number, to: number): number => {
  if (at === from) return to;
  if (from < at && at <= to) return at - 1;
  return to <= at && at < from ? at + 1 : at;
};

/** Which of a list's lines is open, counted from 0: at most one. What is added opens without the focus, which stays where more is added. */
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
  /** A line was moved: the one that is open stays so at its new place. */
  const follow = (from: number, to: number): void =>
    setOpened((before) => before && { ...before, at: movedPlace(before.at, from, to) });
  return { at: opened?.at ?? null, isOpen, open, close: () => setOpened(null), follow, editorOf };
}
