import { z } from "zod";
import { answerSchema } from "../questionnaires/answers.ts";
import { type CalendarDate, isCalendarDate } from "../values/calendar-date.ts";

const day = z.custom<CalendarDate>(isCalendarDate, "Please give a date.");
const id = z.string().min(1, "Please say what was done.").max(64);

/** An exercise that a patient has done once. */
export const exerciseDoneSchema = z.object({ itemId: id, date: day });
export type ExerciseDone = z.output<typeof exerciseDoneSchema>;

/** A reading of a device: all its values of one moment. `takenAt` is an instant in ms since 1970 UTC. */
export const deviceReadingSchema = z.object({
  itemId: id,
  takenAt: z.int("Please give a time."),
  values: z
    .array(z.object({ valueIndex: z.int().min(0).max(50), value: z.number("Please give a number.") }))
    .min(1, "Please give a value.")
    .max(20),
});
export type DeviceReading = z.output<typeof deviceReadingSchema>;

/** A questionnaire that a patient has answered. */
export const questionnaireAnswersSchema = z.object({
  itemId: id,
  date: day,
  answers: z.array(answerSchema).min(1, "Please answer the questions.").max(200),
});
export type QuestionnaireAnswers = z.output<typeof questionnaireAnswersSchema>;
