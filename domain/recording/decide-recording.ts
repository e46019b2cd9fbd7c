import {
  type Answers,
  lastScoresOf,
  type QuestionnaireKind,
  scoreOf,
  type ScoreName,
} from "../questionnaires/score.ts";
import { isPlannedOn } from "../schedules/due-days.ts";
import { type AnyItem, type ScheduleContext, timesOf } from "../schedules/schedule-item.ts";
import { type CalendarDate, daysBetween, weekday } from "../values/calendar-date.ts";
import { refuse, type Refusal } from "../values/refusal.ts";
import { refuseDay } from "./recording-day.ts";

/** The patient and the day that something is recorded for. */
export type RecordingContext = ScheduleContext & {
  readonly active: boolean;
  readonly date: CalendarDate;
  readonly today: CalendarDate;
};

/** What an exercise done makes true: how often it is now done that day, and whether that completes it. */
export type ExerciseRecorded = {
  readonly kind: "exercise-recorded";
  readonly itemId: string;
  readonly date: CalendarDate;
  readonly timesDone: number;
  readonly completed: boolean;
};

const refusePatient = ({ active, date, today }: RecordingContext): Refusal | null =>
  active ? refuseDay(date, today) : refuse("Your programme has ended. Please call your clinic.");

const refuseItem = (item: AnyItem, context: RecordingContext): Refusal | null => {
  const dayOfPlan = daysBetween(context.surgeryDate, context.date);
  if (isPlannedOn(item, dayOfPlan, weekday(context.date))) return null;
  if (dayOfPlan < 1 && "start" in item && item.start >= 1) return refuse("This starts after your surgery.");
  return refuse("This is not planned for this day.");
};

/**
 * Whether a patient may record an exercise once more for a day, `timesDone` times being there already. Refused for coming
 * days, for days over a week ago, for days it is not planned, and beyond its times a day. A hold does not refuse: what
 * is done on it is kept.
 */
export const decideExerciseDone = (
  item: AnyItem,
  timesDone: number,
  context: RecordingContext,
): ExerciseRecorded | Refusal => {
  const refused = refusePatient(context) ?? refuseItem(item, context);
  if (refused) return refused;
  if (timesDone >= timesOf(item)) return refuse("This exercise is done for this day.");
  const now = timesDone + 1;
  return {
    kind: "exercise-recorded",
    itemId: item.id,
    date: context.date,
    timesDone: now,
    completed: now >= timesOf(item),
  };
};

/** What a filled questionnaire makes true: its score, and the last scores it gives anew. */
export type AnswersRecorded = {
  readonly kind: "answers-recorded";
  readonly itemId: string;
  readonly date: CalendarDate;
  readonly score: number | null;
  readonly lastScores: Partial<Record<ScoreName, number>>;
};

/** A questionnaire with the values of the options of each question in order. */
export type Questionnaire = { readonly kind: QuestionnaireKind; readonly options: readonly (readonly number[])[] };

const refuseAnswers = ({ options }: Questionnaire, answers: Answers): Refusal | null => {
  if (answers.length > options.length) return refuse("There are more answers than questions.");
  const wrong = answers.findIndex((answer, at) => answer !== null && !options[at]?.includes(answer));
  if (wrong >= 0) return refuse(`Please choose one of the answers to question ${wrong + 1}.`);
  return answers.every((answer) => answer === null) ? refuse("Please answer the questions.") : null;
};

/** Whether a patient may answer a questionnaire for a day; once a day, and with its score. */
export const decideAnswers = (
  item: AnyItem,
  questionnaire: Questionnaire,
  answers: Answers,
  alreadyAnswered: boolean,
  context: RecordingContext,
): AnswersRecorded | Refusal => {
  const refused = refusePatient(context) ?? refuseItem(item, context) ?? refuseAnswers(questionnaire, answers);
  if (refused) return refused;
  if (alreadyAnswered) return refuse("You have answered this for this day.");
  const { kind } = questionnaire;
  const scores = { score: scoreOf(kind, answers), lastScores: lastScoresOf(kind, answers) };
  return { kind: "answers-recorded", itemId: item.id, date: context.date, ...scores };
};
