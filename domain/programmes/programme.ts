import type { Linked } from "../schedules/chains.ts";
import type { AskedPlan, DosedPlan } from "../schedules/schedule-item.ts";
import type { Interval } from "../schedules/interval.ts";
import type { Id } from "../values/id.ts";

/** First and last day from surgery, by their names in the contract. */
export type Window = { readonly startdate: number; readonly enddate: number };

/** An exercise of a programme that is being made or changed, by its names in the contract. `hold` counts seconds. */
export type ProgrammeExercise = Window & {
  /** Id of the item; of a new one any id that no other item of the programme has. */
  readonly _id: Id;
  readonly exercise: Id;
  readonly regimen: Id | null;
  readonly interval: Interval;
  readonly skiponsurgerydate: boolean;
  readonly hold: number;
  readonly repeat: number;
  readonly set: number;
  readonly time: number;
  /** The item that this one is linked to. */
  readonly nextexerciseid: Id | null;
};

/** A device of a programme. */
export type ProgrammeDevice = Window & {
  readonly _id: Id;
  readonly deviceid: Id;
  readonly interval: Interval;
  readonly time: number;
  readonly skiponsurgerydate: boolean;
};

/** A span of a questionnaire: `schedule` holds weekdays (0 Sunday) of a weekly one, days from surgery of a custom one. */
export type ProgrammeQuestionnaire = Window & {
  readonly _id: Id;
  readonly formid: Id;
  readonly scheduletype: "weekly" | "custom";
  readonly schedule: readonly number[];
  readonly skiponsurgerydate: boolean;
};

/** All that a patient is given to do. */
export type Programme = {
  readonly exercises: readonly ProgrammeExercise[];
  readonly devices: readonly ProgrammeDevice[];
  readonly feedback: readonly ProgrammeQuestionnaire[];
};

/** An exercise as the schedule engine reads it. */
export type ExercisePlan = DosedPlan &
  Linked & {
    readonly id: Id;
    readonly nextId: Id | null;
    readonly sets: number;
    readonly repeats: number;
    readonly holdSeconds: number;
  };

/** An exercise of a programme as the schedule engine reads it. */
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

/** A device of a programme as the schedule engine reads it. */
export const devicePlan = (row: ProgrammeDevice): DosedPlan => ({
  id: row._id,
  area: "measurement",
  start: row.startdate,
  end: row.enddate,
  interval: row.interval,
  times: row.time,
  skipOnSurgeryDate: row.skiponsurgerydate,
});

/** A span of a questionnaire as the schedule engine reads it. */
export const questionnairePlan = (row: ProgrammeQuestionnaire): AskedPlan => ({
  id: row._id,
  type: row.scheduletype,
  start: row.startdate,
  end: row.enddate,
  weekdays: row.scheduletype === "weekly" ? row.schedule : [],
  days: row.scheduletype === "custom" ? row.schedule : [],
  skipOnSurgeryDate: row.skiponsurgerydate,
});

/** An exercise of a running programme as its row. */
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

/** A device of a running programme as its row. */
export const deviceRowOf = (plan: DosedPlan, { contentId: deviceid }: { readonly contentId: Id }): ProgrammeDevice => ({
  _id: plan.id,
  deviceid,
  startdate: plan.start,
  enddate: plan.end,
  interval: plan.interval,
  time: plan.times,
  skiponsurgerydate: plan.skipOnSurgeryDate,
});

/** A span of a questionnaire of a running programme as its row. */
export const questionnaireRowOf = (
  plan: AskedPlan,
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
