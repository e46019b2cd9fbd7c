import { z } from "zod";
import { idField } from "../values/id.ts";
import { mostLogged, readTimeLogged, timeLoggedText } from "./time-logged.ts";

/** How notes are sorted out; `is_default` is set in a new note, one that is not active is offered no more. */
export interface NoteCategory {
  readonly _id: string;
  readonly category_name: string;
  readonly is_default: boolean;
  readonly active: boolean;
}

/** Most characters of a note. */
export const longestNote = 4_000;

/** Rows of a page of notes at first, most rows of an export, and lines of a note before it is folded. */
export const noteLimits = { pageSize: 10, exported: 1_000, lines: 10 } as const;

const minutes = z
  .union(
    [z.number(timeLoggedText), z.string(timeLoggedText).transform((typed) => readTimeLogged(typed) ?? -1)],
    timeLoggedText,
  )
  .pipe(z.int(timeLoggedText).min(0, timeLoggedText).max(mostLogged, "A note logs at most a day."));

/** A note as it is written, at `now`, an instant in milliseconds: its time may have been, and not be to come. */
export const noteForm = (now: number) =>
  z.object({
    category: z.string("Please select a category").min(1, "Please select a category").pipe(idField),
    datetime: z
      .string("Please select date and time")
      .refine((text) => !Number.isNaN(Date.parse(text)), "Please select date and time")
      .transform((text) => Date.parse(text))
      .refine((moment) => moment <= now, "The date and time must not be in the future."),
    notes: z
      .string("Please enter notes")
      .trim()
      .min(1, "Please enter notes")
      .max(longestNote, `A note has at most ${longestNote} characters.`),
    time_logged: minutes.default(0),
  });

export type Note = z.output<ReturnType<typeof noteForm>>;

/** The category that a new note begins with: the one flagged default, else General. */
export const defaultCategory = (categories: readonly NoteCategory[]): NoteCategory | undefined =>
  categories.find(({ is_default, active }) => is_default && active) ??
  categories.find(({ category_name }) => category_name === "General");

/** What people read about notes. */
export const noteTexts = {
  notFound: "This note was not found.",
  noCategory: "Please select a category",
  added: "Note added successfully",
  updated: "Note updated successfully",
  deleted: "Note deleted successfully",
  restored: "The note is back.",
  changed: "You saved this note in another window. What you write here is kept.",
  exported: "Notes exported to CSV successfully",
  copied: "Note copied",
  failed: {
    add: "Failed to add note",
    update: "Failed to update note",
    remove: "Failed to delete note",
    export: "Failed to export notes",
    copy: "Failed to copy note",
  },
  crashed: {
    save: "An error occurred while saving the note",
    remove: "An error occurred while deleting the note",
  },
} as const;
