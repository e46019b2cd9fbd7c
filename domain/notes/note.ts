import { z } from "zod";
import { type CalendarDate, instantAt, isCalendarDate } from "../values/calendar-date.ts";
import { clockSkew } from "../values/clock-skew.ts";
import { idField } from "../values/id.ts";
import { readDuration } from "../values/duration.ts";
import { maxLoggedMinutes } from "./time-logged.ts";
import { textField } from "../values/text-fields.ts";
import { timeLoggedText } from "./notes-texts.ts";
import { noteTexts } from "./note-texts.ts";
import * as texts from "./notes-texts.ts";

/** Category of notes; `is_default` marks the initial one of a new note; an inactive category is no longer offered. */
export interface NoteCategory {
  readonly _id: string;
  readonly category_name: string;
  readonly is_default: boolean;
  readonly active: boolean;
}

/** Maximum length of a note, in characters. */
export const maxNoteLength = 4_000;

/** Initial rows of a page of notes, maximum rows of an export, and lines of a note before it is folded. */
export const noteLimits = { pageSize: 10, exported: 1_000, lines: 10 } as const;

const minutes = z
  .union(
    [
      z.number(timeLoggedText),
      z.string(timeLoggedText).transform((typed) => (typed.trim() === "" ? 0 : (readDuration(typed, "minutes") ?? -1))),
    ],
    timeLoggedText,
  )
  .pipe(z.int(timeLoggedText).min(0, timeLoggedText).max(maxLoggedMinutes, texts.aNoteLogsAtMost));

const noMoment = texts.pleaseSelectDateAndTime;
const notYet = texts.theDateAndTimeMust;

const written = z.object({
  category: z.string(noteTexts.noCategory).min(1, noteTexts.noCategory).pipe(idField),
  notes: textField(texts.pleaseEnterNotes)
    .min(1, texts.pleaseEnterNotes)
    .max(maxNoteLength, texts.aNoteHasAtMost(maxNoteLength)),
  time_logged: minutes.default(0),
});

/**
 * Returns the schema of a note as it is sent. `datetime`, the instant that the note is about, in milliseconds, may be `now` but not later; a small
 * lead of the sender's clock is allowed and becomes `now`.
 */
export const noteForm = (now: () => number) =>
  written.extend({
    datetime: z
      .number(noMoment)
      .refine((moment) => moment <= now() + clockSkew, notYet)
      .transform((moment) => Math.min(moment, now())),
  });

/** Returns the schema of a note as it is typed: date and time of day in the clinic's zone become the instant. */
export const typedNoteForm = (now: () => number, timeZone: string) =>
  written
    .extend({
      date: z.custom<CalendarDate>(isCalendarDate, noMoment),
      time: z.string(noMoment).regex(/^([01]\d|2[0-3]):[0-5]\d$/, noMoment),
    })
    .transform(({ date, time, ...note }, { issues }) => {
      const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
      const moment = instantAt(date, minute, timeZone);
      if (moment > now()) issues.push({ code: "custom", input: date, path: ["date"], message: notYet });
      return { ...note, datetime: moment };
    });

export type Note = z.output<ReturnType<typeof noteForm>>;

/** Returns the initial category of a new note: the active default one, otherwise General. */
export const defaultCategory = (categories: readonly NoteCategory[]): NoteCategory | undefined =>
  categories.find(({ is_default, active }) => is_default && active) ??
  categories.find(({ category_name }) => category_name === "General");
