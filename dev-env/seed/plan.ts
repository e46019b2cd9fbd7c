import type { Id } from "@restride/domain/values/id.ts";
import type { QuestionnaireItem, ScheduleItem, Validity } from "@restride/domain/schedules/schedule-item.ts";
import { hasPassed } from "@restride/domain/schedules/due-days.ts";
import { startingOnOrAfter } from "@restride/domain/schedules/move-window.ts";
import { refuseLinks } from "@restride/domain/schedules/chains.ts";
import { isInterval } from "@restride/domain/schedules/interval.ts";
import { reschedule, type SurgeryMove } from "@restride/domain/schedules/revise.ts";
import { calendarDate, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { type Pace, pacedCount, pacedWindow } from "@restride/domain/programmes/pace.ts";
import type { CarePlan } from "@restride/server/reference-data/care-plans.ts";
import type { Exercise, Span } from "@restride/server/reference-data/exercises.ts";
import { type Questionnaire, questionnaires } from "@restride/server/reference-data/questionnaires.ts";
import { type RegimenExercise, regimens } from "@restride/server/reference-data/regimens.ts";

/** Exercise of a patient's schedule, with its dose. */
export type PlannedExercise = ScheduleItem & {
  readonly exercise: Exercise;
  readonly regimen: string;
  readonly sets: number;
  readonly nextId: Id | null;
};
export type PlannedDevice = ScheduleItem & { readonly device: string };
export type PlannedQuestionnaire = QuestionnaireItem & { readonly questionnaire: Questionnaire };

/** Programme of a patient. */
export type Plan = {
  readonly exercises: readonly PlannedExercise[];
  readonly devices: readonly PlannedDevice[];
  readonly questionnaires: readonly PlannedQuestionnaire[];
};

/**
 * Options for making a patient's programme from a care plan. Days are counted from surgery: the programme begins on `addedOn`, and items that end
 * before `firstKeptDay` are left out.
 */
export type PlanOptions = {
  readonly pace: Pace;
  readonly addedOn: number;
  readonly firstKeptDay: number;
  readonly surgeryDate: CalendarDate;
  readonly newId: () => Id;
};

/** Returns a validity without an end, from a date before all others. */
const openValidity = ({ surgeryDate }: PlanOptions): Validity => ({
  validFrom: calendarDate("0001-01-01"),
  validTo: null,
  surgeryDate,
});

const isKept = ({ addedOn, firstKeptDay }: PlanOptions, { end }: Span): boolean =>
  end >= addedOn && end >= firstKeptDay;

const planRegimen = (code: string, options: PlanOptions): PlannedExercise[] => {
  const entries = regimens.find((each) => each.code === code)?.exercises ?? [];
  const ids = entries.map(options.newId);
  const plan = ({ exercise, next, ...span }: RegimenExercise, at: number): PlannedExercise[] => {
    const window = startingOnOrAfter(pacedWindow(span, options.pace), options.addedOn);
    const nextEntry = next === null ? undefined : entries[next];
    if (!isKept(options, span) || !isInterval(exercise.interval)) return [];
    return [
      {
        id: ids[at]!,
        area: "exercise",
        ...openValidity(options),
        ...window,
        interval: exercise.interval,
        skipOnSurgeryDate: true,
        exercise,
        regimen: code,
        times: pacedCount(exercise.times, options.pace),
        sets: pacedCount(exercise.sets, options.pace),
        nextId: nextEntry && next !== null && isKept(options, nextEntry) ? ids[next]! : null,
      },
    ];
  };
  return entries.flatMap(plan);
};

const planQuestionnaire = (questionnaire: Questionnaire, options: PlanOptions): PlannedQuestionnaire[] =>
  questionnaire.spans.flatMap((series) => {
    const lists = {
      weekdays: series.type === "weekly" ? series.weekdays : [],
      days: series.type === "custom" ? series.days.filter((day) => day >= options.addedOn) : [],
    };
    const id = options.newId();
    const { start, end } = startingOnOrAfter(series, options.addedOn);
    const item = {
      id,
      questionnaire,
      ...openValidity(options),
      type: series.type,
      ...lists,
      start,
      end,
      skipOnSurgeryDate: true,
    };
    return isKept(options, series) && !hasPassed(item, options.firstKeptDay) ? [item] : [];
  });

/** Returns the exercises. Throws when their links are not simple chains. */
const checkLinks = (exercises: readonly PlannedExercise[]): readonly PlannedExercise[] => {
  const refused = refuseLinks(exercises);
  if (refused) throw new Error(refused.message);
  return exercises;
};

/**
 * Returns the schedule that a patient gets from a care plan. Items that would start before the patient was added start on the day of addition
 * instead.
 */
export const makePlan = (carePlan: CarePlan, options: PlanOptions): Plan => ({
  exercises: checkLinks(carePlan.regimens.flatMap((code) => planRegimen(code, options))),
  devices: carePlan.devices
    .filter((device) => isKept(options, device))
    .flatMap(({ code, interval, times, ...span }) => {
      if (!isInterval(interval)) return [];
      const window = startingOnOrAfter(span, options.addedOn);
      return [
        {
          id: options.newId(),
          area: "measurement" as const,
          ...openValidity(options),
          device: code,
          ...window,
          interval,
          times,
          skipOnSurgeryDate: true,
        },
      ];
    }),
  questionnaires: questionnaires
    .filter(({ code }) => carePlan.questionnaires.includes(code))
    .flatMap((each) => planQuestionnaire(each, options)),
});

/** Returns a plan after the surgery date moved. Questionnaires always move with it, exercises and devices only with `goAlong`. */
export const movePlan = (plan: Plan, move: Omit<SurgeryMove, "answered">, goAlong: boolean): Plan => {
  const answeredMove = { ...move, answered: new Set<string>() };
  return {
    exercises: reschedule(plan.exercises, answeredMove, goAlong),
    devices: reschedule(plan.devices, answeredMove, goAlong),
    questionnaires: reschedule(plan.questionnaires, answeredMove, goAlong),
  };
};
