import type {
  ProgrammeDevice,
  ProgrammeExercise,
  ProgrammeQuestionnaire,
} from "@restride/domain/programmes/programme.ts";
import { defaultInterval, type Interval, isInterval } from "@restride/domain/schedules/interval.ts";
import { readId } from "@restride/domain/values/id.ts";
import type { RunningDeviceFragment, RunningExerciseFragment, RunningFormFragment } from "./running.graphql.ts";

const intervalOf = (interval: number): Interval => (isInterval(interval) ? interval : defaultInterval.measurement);

/** Converts an exercise in the response to a row. */
export const exerciseOf = (answer: RunningExerciseFragment): ProgrammeExercise => ({
  _id: readId(answer._id),
  exercise: readId(answer.exercise._id),
  regimen: answer.regimen && readId(answer.regimen._id),
  startdate: answer.startdate,
  enddate: answer.enddate,
  interval: intervalOf(answer.interval),
  skiponsurgerydate: answer.skiponsurgerydate,
  hold: answer.hold,
  repeat: answer.repeat,
  set: answer.set,
  time: answer.time,
  nextexerciseid: answer.nextexerciseid === null ? null : readId(answer.nextexerciseid),
});

/** Converts a device in the response to a row. */
export const deviceOf = (answer: RunningDeviceFragment): ProgrammeDevice => ({
  _id: readId(answer._id),
  deviceid: readId(answer.deviceid),
  startdate: answer.startdate,
  enddate: answer.enddate,
  interval: intervalOf(answer.interval),
  time: answer.time,
  skiponsurgerydate: answer.skiponsurgerydate,
});

/** Converts a questionnaire span in the response to a row. */
export const formOf = (answer: RunningFormFragment): ProgrammeQuestionnaire => ({
  _id: readId(answer._id),
  formid: readId(answer.formid),
  scheduletype: answer.scheduletype === "custom" ? "custom" : "weekly",
  schedule: answer.schedule,
  startdate: answer.startdate,
  enddate: answer.enddate,
  skiponsurgerydate: answer.skiponsurgerydate,
});
