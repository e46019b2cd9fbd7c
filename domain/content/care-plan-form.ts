import { z } from "zod";
import { paces } from "../programmes/pace.ts";
import { dayField, intervalField } from "../programmes/programme-fields.ts";
import { deviceTimes } from "../schedules/interval.ts";
import { type Id, idField } from "../values/id.ts";
import { contentAges, contentJoint, contentName, contentText } from "./content-fields.ts";
import { contentWindowTexts } from "./content-window-texts.ts";
import { carePlanTexts } from "./care-plan-texts.ts";
import * as texts from "./content-texts.ts";

const first = dayField(texts.pleaseEnterTheFirstDay);
const last = dayField(texts.pleaseEnterTheLastDay);
const isTurned = (start: number, end: number): boolean => start > end;
const reversedWindow = (path: string) => ({ path: [path], message: contentWindowTexts.turned });

const planDevice = z
  .object({
    deviceid: idField,
    start_date: first,
    end_date: last,
    interval: intervalField,
    time: z.literal(deviceTimes, texts.pleaseSelectTimesADay),
    skiponsurgerydate: z.boolean().default(true),
  })
  .refine(({ start_date, end_date }) => !isTurned(start_date, end_date), reversedWindow("end_date"));

const noWeekdays = texts.pleaseSelectWeekDays;
const noDays = texts.pleaseSelectDays;
const inOrder = (days: readonly number[]): number[] => [...new Set(days)].toSorted((a, b) => a - b);
const formFields = { formid: idField, skiponsurgerydate: z.boolean().default(true) };

const planSpan = z.discriminatedUnion(
  "scheduletype",
  [
    z
      .object({
        ...formFields,
        scheduletype: z.literal("weekly"),
        schedule: z
          .array(z.int(noWeekdays).min(0, noWeekdays).max(6, noWeekdays))
          .min(1, noWeekdays)
          .transform(inOrder),
        startdate: first,
        enddate: last,
      })
      .refine(({ startdate, enddate }) => !isTurned(startdate, enddate), reversedWindow("enddate")),
    z
      .object({
        ...formFields,
        scheduletype: z.literal("custom"),
        schedule: z.array(dayField(noDays)).min(1, noDays).transform(inOrder),
      })
      .transform((span) => ({ ...span, startdate: span.schedule[0]!, enddate: span.schedule.at(-1)! })),
  ],
  texts.pleaseSelectASchedule,
);

const isEach = (ids: readonly Id[]): boolean => new Set(ids).size === ids.length;
const deviceIds = (devices: readonly { readonly deviceid: Id }[]): Id[] => devices.map(({ deviceid }) => deviceid);

/**
 * Schema of a care plan at its publication. Field names of its rows are those of the operations that offer it; `customers` null is every clinic of
 * the company.
 */
export const carePlanForm = z
  .object({
    name: contentName,
    description: contentText(texts.pleaseEnterADescription),
    surgery_type: contentJoint,
    age_groups: contentAges,
    pace: z.enum(paces, texts.pleaseChooseAPace).default("standard"),
    customers: z
      .array(idField)
      .nullable()
      .default(null)
      .refine((list) => list === null || list.length > 0, carePlanTexts.noClinics),
    regimens: z.array(idField).default([]).refine(isEach, carePlanTexts.twice),
    devices: z
      .array(planDevice)
      .default([])
      .refine((devices) => isEach(deviceIds(devices)), carePlanTexts.twice),
    feedback: z.array(planSpan).default([]),
  })
  .refine(({ regimens, devices, feedback }) => regimens.length + devices.length + feedback.length > 0, {
    path: ["regimens"],
    message: carePlanTexts.empty,
  });

export type CarePlanForm = z.output<typeof carePlanForm>;
