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
    .refine(bothEnds, { path: [], message: texts.startDateOrEndDateIsMissing, when: alwaysCheck })
    .refine(startsInTime(context), { path: ["startdate"], message: pastStartText(context) })
    .refine(({ startdate, enddate }) => startdate <= enddate, {
      path: ["startdate"],
      message: texts.startDateCanBeSameOrBeforeEndDate,
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
      startdate: dayField(texts.enterStartdate),
      enddate: dayField(texts.enterEnddate),
      interval: intervalField.default(defaultInterval.exercise),
      skiponsurgerydate: z.boolean().default(true),
      hold: countField(texts.aHold, 0, 7_200),
      repeat: countField(texts.repeatsNoun, 0, 500),
      set: countField(texts.setsNoun, context.saved ? 0 : 1, 50),
      time: countField(texts.timesADay, 1, 50),
      nextexerciseid: idField.nullable().default(null),
    })
    .refine(isLonger(context), { path: ["startdate"], message: texts.invalidStartdate })
    .refine(isLonger(context), { path: ["enddate"], message: texts.invalidEnddate })
    .refine(startsInTime(context), { path: ["startdate"], message: pastStartText(context) })
    .refine(endsInTime(context), { path: ["enddate"], message: pastEndText });
