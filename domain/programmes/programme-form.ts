import { z } from "zod";
import { defaultInterval, deviceTimes } from "../schedules/interval.ts";
import { idField } from "../values/id.ts";
import type { Window } from "./programme.ts";
import {
  alwaysCheck,
  countField,
  dayField,
  endsInTime,
  intervalField,
  pastStartText,
  type RowContext,
  startsInTime,
} from "./programme-fields.ts";
import { pastEndText } from "./programmes-texts.ts";
import * as texts from "./programmes-texts.ts";

/** Maximum number of rows in each area of a programme. */
export const maxRows = { exercises: 200, devices: 30, feedback: 60 } as const;

const bothEnds = (row: unknown): boolean => {
  const { startdate, enddate } = row as Record<string, unknown>;
  return typeof startdate === "number" && typeof enddate === "number";
};

/** Returns the schema of a device in its card. */
export const deviceRow = (context: RowContext) =>
  z
    .object({
      _id: idField,
      deviceid: z.string(texts.pleaseSelectADevice).min(1, texts.pleaseSelectADevice).pipe(idField),
      startdate: dayField(texts.pleaseSelectStartDate),
      enddate: dayField(texts.pleaseSelectEndDate),
      interval: intervalField,
      time: z.literal(deviceTimes, texts.pleaseSelectTimesADay),
      skiponsurgerydate: z.boolean().default(true),
    })
    .refine(bothEnds, { path: [], message: "start date or end date is missing", when: alwaysCheck })
    .refine(startsInTime(context), { path: ["startdate"], message: pastStartText(context) })
    .refine(({ startdate, enddate }) => startdate <= enddate, {
      path: ["startdate"],
      message: "start date can be same or before end date",
    })
    .refine((row) => endsInTime(context)(row) && row.enddate >= row.startdate, {
      path: ["enddate"],
      message: pastEndText,
    });

/**
 * Returns whether a window has more than one day. A window of today alone is allowed, because its end may have been moved to today, and so is one
 * that was saved with one day.
 */
const isLonger =
  ({ today, saved }: RowContext) =>
  ({ startdate, enddate }: Window): boolean =>
    startdate < enddate || (startdate === enddate && [today, saved?.startdate].includes(startdate));

/** Returns the schema of an exercise in a row of the schedule and in the form that adds one. An edited exercise may have 0 sets. */
export const exerciseRow = (context: RowContext) =>
  z
    .object({
      _id: idField,
      exercise: z.string(texts.pleaseSelectAnExercise).min(1, texts.pleaseSelectAnExercise).pipe(idField),
      regimen: idField.nullable().default(null),
      startdate: dayField("enter startdate!"),
      enddate: dayField("enter enddate!"),
      interval: intervalField.default(defaultInterval.exercise),
      skiponsurgerydate: z.boolean().default(true),
      hold: countField("a hold", 0, 7_200),
      repeat: countField("repeats", 0, 500),
      set: countField("sets", context.saved ? 0 : 1, 50),
      time: countField("times a day", 1, 50),
      nextexerciseid: idField.nullable().default(null),
    })
    .refine(isLonger(context), { path: ["startdate"], message: "invalid startdate" })
    .refine(isLonger(context), { path: ["enddate"], message: "invalid enddate!" })
    .refine(startsInTime(context), { path: ["startdate"], message: pastStartText(context) })
    .refine(endsInTime(context), { path: ["enddate"], message: pastEndText });
