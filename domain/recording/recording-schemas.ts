import { z } from "zod";
import { type CalendarDate, isCalendarDate } from "../values/calendar-date.ts";
import * as texts from "./recording-texts.ts";

const day = z.custom<CalendarDate>(isCalendarDate, texts.pleaseGiveADate).nullish();
const itemid = z.string(texts.pleaseSayWhatWasDone).min(1, texts.pleaseSayWhatWasDone).max(64);

/** Schema of one round of an exercise; without a date it counts for the clinic's today. */
export const recordExerciseSchema = z.object({ itemid, date: day });
export type RecordExercise = z.output<typeof recordExerciseSchema>;

/** Schema of a reading: a value for each metric in their order, null for a missing one. Without a time it is taken now. */
export const recordReadingSchema = z.object({
  itemid,
  takenAt: z.iso.datetime(texts.pleaseGiveATime).nullish(),
  values: z.array(z.number(texts.pleaseGiveANumber).nullable()).min(1, texts.pleaseGiveAValue).max(20),
});
export type RecordReading = z.output<typeof recordReadingSchema>;

/** Schema of a completed questionnaire: the value of the chosen option of each question in order, null for a question without an answer. */
export const recordAnswersSchema = z.object({
  itemid,
  date: day,
  answers: z
    .array(z.int(texts.pleaseChooseAnAnswer).min(0).max(1000).nullable())
    .min(1, texts.pleaseAnswerTheQuestions)
    .max(200),
});
export type RecordAnswers = z.output<typeof recordAnswersSchema>;
