import { startingOnOrAfter } from "../schedules/move-window.ts";
import { defaultInterval, type Interval } from "../schedules/interval.ts";
import type { Id } from "../values/id.ts";
import type { ProgrammeDevice, ProgrammeExercise, ProgrammeQuestionnaire, Window } from "./programme.ts";

/** Input for assigning content: today counted from surgery, and a function that returns an id for each row. */
export type AssignContext = { readonly today: number; readonly newId: () => Id };

/** Exercise of a regimen, as `getRegimens` returns it. */
export type RegimenEntry = Window & {
  readonly exercise: { readonly _id: Id };
  readonly holdseconds: number;
  readonly repeat: number;
  readonly set: number;
  readonly time: number;
  readonly interval: number;
  readonly next?: number | null;
};

const startingToday = <Row extends Window>(row: Row, today: number): Row => {
  const { start, end } = startingOnOrAfter({ start: row.startdate, end: row.enddate }, today);
  return { ...row, startdate: start, enddate: end };
};

/**
 * Returns the rows that a regimen adds. A start in the past becomes today; an exercise whose window has passed is left out, together with links to
 * it.
 */
export const assignRegimen = (
  regimen: { readonly _id: Id; readonly exerciseschedule: readonly RegimenEntry[] },
  { today, newId }: AssignContext,
): ProgrammeExercise[] => {
  const entries = regimen.exerciseschedule.map((entry) => ({
    ...entry,
    _id: newId(),
    isAhead: entry.enddate >= today,
  }));
  return entries
    .filter(({ isAhead }) => isAhead)
    .map(({ _id, exercise, holdseconds, repeat, set, time, interval, next, startdate, enddate }) => {
      const following = next === null || next === undefined ? undefined : entries[next];
      const row = { _id, exercise: exercise._id, regimen: regimen._id, hold: holdseconds, repeat, set, time };
      const when = { interval: interval as Interval, skiponsurgerydate: true, startdate, enddate };
      return startingToday({ ...row, ...when, nextexerciseid: following?.isAhead ? following._id : null }, today);
    });
};

/** Days and dose for which a care plan asks for a device, as `getAllDevices` returns them. */
export type DeviceCriteria = {
  readonly start_date: number;
  readonly end_date: number;
  readonly interval: number;
  readonly time: number;
  readonly skiponsurgerydate: boolean;
};

/** Returns the row of a device that a care plan asks for; none when its window has passed. */
export const assignDevice = (
  deviceid: Id,
  { start_date: startdate, end_date: enddate, interval, ...rest }: DeviceCriteria,
  { today, newId }: AssignContext,
): ProgrammeDevice[] =>
  enddate < today
    ? []
    : [startingToday({ _id: newId(), deviceid, startdate, enddate, interval: interval as Interval, ...rest }, today)];

/** Span in which a care plan asks a questionnaire, as `getDeafultFeedSchedule` returns it. */
export type FeedEntry = Window & {
  readonly formid: Id;
  readonly scheduletype: string;
  readonly schedule: readonly number[];
  readonly skiponsurgerydate: boolean;
};

/** Returns the rows of a care plan's questionnaires, without past days. */
export const assignQuestionnaires = (
  entries: readonly FeedEntry[],
  { today, newId }: AssignContext,
): ProgrammeQuestionnaire[] =>
  entries.flatMap(
    ({ formid, scheduletype, schedule, startdate, enddate, skiponsurgerydate }): ProgrammeQuestionnaire[] => {
      const row = { _id: newId(), formid, skiponsurgerydate };
      if (scheduletype === "weekly")
        return enddate < today ? [] : [startingToday({ ...row, scheduletype, schedule, startdate, enddate }, today)];
      const days = schedule.filter((day) => day >= today);
      const [first, last] = [days[0], days.at(-1)];
      if (first === undefined || last === undefined) return [];
      return [{ ...row, scheduletype: "custom", schedule: days, startdate: first, enddate: last }];
    },
  );

/** Initial values, besides the window, of an exercise that is added by hand. */
export const newExercise = {
  regimen: null,
  interval: defaultInterval.exercise,
  skiponsurgerydate: true,
  hold: 1,
  repeat: 1,
  set: 1,
  time: 1,
  nextexerciseid: null,
} as const;

const week = 7;

/**
 * Returns the window of an item that is added by hand, from its usual window: not before today. If less than a week of the usual window is left, the
 * new window has the usual length from today on, so that a weekly item becomes due.
 */
export const addedWindow = (usual: Window, today: number): Window => {
  const { startdate, enddate } = startingToday(usual, today);
  const isShort = enddate - startdate + 1 < week;
  return { startdate, enddate: isShort ? startdate + usual.enddate - usual.startdate : enddate };
};

/** Initial values, besides the window, of a device that is added by hand. */
export const newDevice = { interval: defaultInterval.measurement, time: 1, skiponsurgerydate: true } as const;

/** Initial values, besides the window, of a questionnaire that is added by hand: weekly on Monday. */
export const newQuestionnaire = { scheduletype: "weekly", schedule: [1], skiponsurgerydate: true } as const;
