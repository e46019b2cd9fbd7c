import { useState } from "react";

const storageKey = "restride.notes";
const ways = ["closed", "newest", "all"] as const;

/** How much of the notes is shown: none, the newest few, or all with their filters. */
export type NotesShown = (typeof ways)[number];

/** How a person left the notes of the last patient, in this browser; the newest few at first. */
export function useNotesShown() {
  const [choice, setChoice] = useState(() => ways.find((way) => way === localStorage.getItem(storageKey)) ?? "newest");
  const show = (way: NotesShown): void => {
    localStorage.setItem(storageKey, way);
    setChoice(way);
  };
  return [choice, show] as const;
}
