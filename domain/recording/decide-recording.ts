import type { Id } from "../values/id.ts";
import {
  type Answers,
  lastScoresOf,
  type QuestionnaireKind,
  scoreOf,
  type ScoreName,
} from "../questionnaires/score.ts";
import { completedArea } from "./completed-area.ts";
import type { RecordingEvent } from "./domain-events.ts";
import type { Pauses } from "../schedules/hold.ts";
import { isPlanned } from "../schedules/due-days.ts";
import { type AnyItem, type Area, isValidOn, timesOf } from "../schedules/schedule-item.ts";
import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { isRefusal, refuse, type Refusal } from "../values/refusal.ts";
import { refuseDay } from "./recording-day.ts";
import * as texts from "./recording-texts.ts";

/** Patient and day of a recording. */
export type RecordingContext = Pauses & {
  readonly patientId: Id;
  readonly active: boolean;
  readonly date: CalendarDate;
  readonly today: CalendarDate;
};

/** Result of a recorded exercise: the number of times it is done on its day, and the area in which the day counts, or null. */
export type ExerciseDone = {
  readonly event: RecordingEvent<"ExerciseRecorded">;
  readonly timesDone: number;
  readonly completedArea: Area | null;
};

const refusePatient = ({ active, date, today }: RecordingContext): Refusal | null =>
  active ? refuseDay(date, today) : refuse(texts.yourProgrammeHasEndedPlease);

const notPlanned = refuse(texts.thisIsNotPlannedForThis);

type Day = Pick<RecordingContext, "date" | "today">;

/** Returns a revision as a phone may still show it: one that staff closed today ends with yesterday, but the patient saw it this morning. */
const asShownInApp = (item: AnyItem, today: CalendarDate): AnyItem =>
  item.validTo === addDays(today, -1) ? { ...item, validTo: today } : item;

/**
 * Returns the revisions of an item that are planned on a date: the valid one, and for today also those that staff closed today. Refused when there is
 * none.
 */
const plannedOn = (revisions: readonly AnyItem[], { date, today }: Day): readonly AnyItem[] | Refusal => {
  const visibleRevisions = revisions.map((each) => asShownInApp(each, today));
  const planned = visibleRevisions.filter((each) => isPlanned(each, date));
  if (planned.length > 0) return planned;
  const item = revisions.find((each) => isValidOn(each, date));
  const isBefore = item && daysBetween(item.surgeryDate, date) < 1 && item.start >= 1;
  return isBefore ? refuse(texts.thisStartsAfterYourSurgery) : notPlanned;
};

/**
 * Decides whether a patient may record an exercise, given with all its revisions, once more for a day with `timesDone` rounds. It is refused for
 * future days, for days over a week ago, for days on which it is not planned, and beyond its times a day. On a day on hold it is accepted and stored;
 * so is a round that was planned until staff changed the schedule today, because the patient could not know.
 */
export const decideExerciseDone = (
  revisions: readonly AnyItem[],
  timesDone: number,
  context: RecordingContext,
): ExerciseDone | Refusal => {
  const refused = refusePatient(context);
  if (refused) return refused;
  const planned = plannedOn(revisions, context);
  if (isRefusal(planned)) return planned;
  if (timesDone >= Math.max(...planned.map(timesOf))) return refuse(texts.thisExerciseIsDoneForThis);
  const now = timesDone + 1;
  const { patientId: subjectId, date } = context;
  const event = { kind: "ExerciseRecorded", subjectId, data: { item: planned[0]!.id, date } } as const;
  return { event, timesDone: now, completedArea: completedArea(revisions, now, date, context) };
};

/** Result of a completed questionnaire: its score, the last scores it sets, and the area in which it counts, or null. */
export type QuestionnaireFilled = {
  readonly event: RecordingEvent<"QuestionnaireAnswered">;
  readonly score: number | null;
  readonly lastScores: Partial<Record<ScoreName, number>>;
  readonly completedArea: Area | null;
};

/** Questionnaire with the values of the options of each question, in order. */
export type Questionnaire = { readonly kind: QuestionnaireKind; readonly options: readonly (readonly number[])[] };

const refuseAnswers = ({ options }: Questionnaire, answers: Answers): Refusal | null => {
  if (answers.length > options.length) return refuse(texts.thereAreMoreAnswersThan);
  const wrong = answers.findIndex((answer, at) => answer !== null && !options[at]?.includes(answer));
  if (wrong >= 0) return refuse(texts.pleaseChooseOneOfTheAnswers(wrong + 1));
  return answers.every((answer) => answer === null) ? refuse(texts.pleaseAnswerTheQuestions) : null;
};

const areSame = (one: Answers, other: Answers): boolean =>
  one.length === other.length && one.every((answer, at) => answer === other[at]);

/**
 * Decides whether a patient may answer a questionnaire, given with all its revisions, for a day, and computes the score. Only one answer a day is
 * accepted. `storedAnswers` are those of that day, if any: the same answers sent again return null, different ones are refused.
 */
export const decideAnswers = (
  revisions: readonly AnyItem[],
  questionnaire: Questionnaire,
  answers: Answers,
  storedAnswers: Answers | null,
  context: RecordingContext,
): QuestionnaireFilled | Refusal | null => {
  if (storedAnswers && areSame(storedAnswers, answers)) return null;
  const refused = refusePatient(context);
  if (refused) return refused;
  const planned = plannedOn(revisions, context);
  if (isRefusal(planned)) return planned;
  const wrong = refuseAnswers(questionnaire, answers);
  if (wrong) return wrong;
  if (storedAnswers) return refuse(texts.youHaveAnsweredThisForThis);
  const { kind } = questionnaire;
  const { patientId: subjectId, date } = context;
  const event = { kind: "QuestionnaireAnswered", subjectId, data: { item: planned[0]!.id, date } } as const;
  const scores = { score: scoreOf(kind, answers), lastScores: lastScoresOf(kind, answers) };
  return { event, ...scores, completedArea: completedArea(revisions, 1, date, context) };
};
