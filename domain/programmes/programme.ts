import type { LinkedExercise } from "../schedules/chains.ts";
import type { QuestionnairePlan, DosedPlan } from "../schedules/schedule-item.ts";
import type { Interval } from "../schedules/interval.ts";
import type { Id } from "../values/id.ts";

/** First and last day, counted from surgery, with the field names of the GraphQL schema. */
export type Window = { readonly startdate: number; readonly enddate: number };

/** Exercise of a programme while it is made or changed, with the field names of the GraphQL schema. `hold` is in seconds. */
export type ProgrammeExercise = Window & {
  /** Id of the item; for a new one any id that no other item of the programme has. */
  readonly _id: Id;
  readonly exercise: Id;
  readonly regimen: Id | null;
  readonly interval: Interval;
  readonly skiponsurgerydate: boolean;
  readonly hold: number;
  readonly repeat: number;
  readonly set: number;
  readonly time: number;
  /** Id of the item that follows this one in its chain. */
  readonly nextexerciseid: Id | null;
};

/** Device of a programme. */
export type ProgrammeDevice = Window & {
  readonly _id: Id;
  readonly deviceid: Id;
  readonly interval: Interval;
  readonly time: number;
  readonly skiponsurgerydate: boolean;
};

/** Span of a questionnaire: `schedule` holds weekdays (0 Sunday) for a weekly one, days from surgery for a custom one. */
export type ProgrammeQuestionnaire = Window & {
  readonly _id: Id;
  readonly formid: Id;
  readonly scheduletype: "weekly" | "custom";
  readonly schedule: readonly number[];
  readonly skiponsurgerydate: boolean;
};

/** Programme of a patient: all exercises, devices and questionnaires. */
export type Programme = {
  readonly exercises: readonly ProgrammeExercise[];
  readonly devices: readonly ProgrammeDevice[];
  readonly feedback: readonly ProgrammeQuestionnaire[];
};

/** Exercise in the form of the schedule engine. */
export type ExercisePlan = DosedPlan &
  LinkedExercise & {
    readonly id: Id;
    readonly nextId: Id | null;
    readonly sets: number;
    readonly repeats: number;
    readonly holdSeconds: number;
  };

/** Converts an exercise of a programme to the form of the schedule engine. */
export const exercisePlan = (row: ProgrammeExercise): ExercisePlan => ({
  id: row._id,
  area: "exercise",
  start: row.startdate,
  end: row.enddate,
  interval: row.interval,
  times: row.time,
  sets: row.set,
  repeats: row.repeat,
  holdSeconds: row.hold,
  skipOnSurgeryDate: row.skiponsurgerydate,
  nextId: row.nextexerciseid,
});

/** Converts a device of a programme to the form of the schedule engine. */
export const devicePlan = (row: ProgrammeDevice): DosedPlan => ({
  id: row._id,
  area: "measurement",
  start: row.startdate,
  end: row.enddate,
  interval: row.interval,
  times: row.time,
  skipOnSurgeryDate: row.skiponsurgerydate,
});

/** Converts a span of a questionnaire to the form of the schedule engine. */
export const questionnairePlan = (row: ProgrammeQuestionnaire): QuestionnairePlan => ({
  id: row._id,
  type: row.scheduletype,
  start: row.startdate,
  end: row.enddate,
  weekdays: row.scheduletype === "weekly" ? row.schedule : [],
  days: row.scheduletype === "custom" ? row.schedule : [],
  skipOnSurgeryDate: row.skiponsurgerydate,
});

/** Converts an exercise of the schedule engine to a row of the programme. */
export const exerciseRowOf = (
  plan: ExercisePlan,
  { contentId: exercise, regimenId: regimen }: { readonly contentId: Id; readonly regimenId: Id | null },
): ProgrammeExercise => ({
  _id: plan.id,
  exercise,
  regimen,
  startdate: plan.start,
  enddate: plan.end,
  interval: plan.interval,
  skiponsurgerydate: plan.skipOnSurgeryDate,
  hold: plan.holdSeconds,
  repeat: plan.repeats,
  set: plan.sets,
  time: plan.times,
  nextexerciseid: plan.nextId,
});

/** Converts a device of the schedule engine to a row of the programme. */
export const deviceRowOf = (plan: DosedPlan, { contentId: deviceid }: { readonly contentId: Id }): ProgrammeDevice => ({
  _id: plan.id,
  deviceid,
  startdate: plan.start,
  enddate: plan.end,
  interval: plan.interval,
  time: plan.times,
  skiponsurgerydate: plan.skipOnSurgeryDate,
});

/** Converts a span of a questionnaire of the schedule engine to a row of the programme. */
export const questionnaireRowOf = (
  plan: QuestionnairePlan,
  { contentId: formid }: { readonly contentId: Id },
): ProgrammeQuestionnaire => ({
  _id: plan.id,
  formid,
  scheduletype: plan.type,
  schedule: plan.type === "weekly" ? plan.weekdays : plan.days,
  startdate: plan.start,
  enddate: plan.end,
  skiponsurgerydate: plan.skipOnSurgeryDate,
});
