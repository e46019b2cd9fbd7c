import { z } from "zod";
import { type CalendarDate, isCalendarDate } from "../values/calendar-date.ts";

const day = z.custom<CalendarDate>(isCalendarDate, "Please give a date.").nullish();
const itemid = z.string("Please say what was done.").min(1, "Please say what was done.").max(64);

/** Schema of one round of an exercise; without a date it counts for the clinic's today. */
export const recordExerciseSchema = z.object({ itemid, date: day });
export type RecordExercise = z.output<typeof recordExerciseSchema>;

/** Schema of a reading: a value for each metric in their order, null for a missing one. Without a time it is taken now. */
export const recordReadingSchema = z.object({
  itemid,
  takenAt: z.iso.datetime("Please give a time.").nullish(),
  values: z.array(z.number("Please give a number.").nullable()).min(1, "Please give a value.").max(20),
});
export type RecordReading = z.output<typeof recordReadingSchema>;

/** Schema of a completed questionnaire: the value of the chosen option of each question in order, null for a question without an answer. */
export const recordAnswersSchema = z.object({
  itemid,
  date: day,
  answers: z
    .array(z.int("Please choose an answer.").min(0).max(1000).nullable())
    .min(1, "Please answer the questions.")
    .max(200),
});
export type RecordAnswers = z.output<typeof recordAnswersSchema>;
