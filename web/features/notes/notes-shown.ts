import { useState } from "react";

const storageKey = "restride.notes";
const ways = ["closed", "newest", "all"] as const;

/** Extent of the notes on screen: none, the newest few, or all with their filters. */
export type NotesShown = (typeof ways)[number];

/** Returns the extent that the user chose last in this browser, initially the newest few, and a function that changes it. */
export function useNotesShown() {
  const [choice, setChoice] = useState(() => ways.find((way) => way === localStorage.getItem(storageKey)) ?? "newest");
  const show = (way: NotesShown): void => {
    localStorage.setItem(storageKey, way);
    setChoice(way);
  };
  return [choice, show] as const;
}
