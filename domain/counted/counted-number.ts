import { z } from "zod";
import { engagementRanges } from "../home/engagement.ts";
import { outcomeKeys, outcomeRanges } from "../home/outcomes.ts";
import {
  type Counted,
  countedBuckets,
  type CountedFilter,
  countedByCompliance,
  countedByEngagement,
  countedWeeks,
} from "./counted-patients.ts";
import { complianceJoints } from "../progress/compliance-filters.ts";
import type { Span } from "../progress/periods.ts";
import { areas } from "../schedules/schedule-item.ts";
import {
  addDays,
  type CalendarDate,
  type CalendarMonth,
  isCalendarDate,
  isCalendarMonth,
  startOfWeek,
} from "../values/calendar-date.ts";
import { withoutNull } from "../values/without-null.ts";

const noNumber = "This number cannot be opened.";
const bucket = z.enum(countedBuckets, noNumber);
const practised = z.enum(["exercise", "measurement"], noNumber);
const month = z.custom<CalendarMonth>(isCalendarMonth, noNumber);
const week = z.custom<CalendarDate>((date) => isCalendarDate(date) && startOfWeek(date) === date, noNumber);

/** What a number is asked by, besides its name. */
const parts = {
  compliance: {
    area: z.enum([...areas, "overall"], noNumber),
    bucket,
    weeks: z.literal(countedWeeks, noNumber),
    joint: z.enum(complianceJoints, noNumber),
  },
  engagement: { area: practised, bucket, days: z.literal(engagementRanges, noNumber) },
  progress: { area: practised },
  week: { area: z.enum(areas, noNumber), week },
  outcome: { area: z.enum(outcomeKeys, noNumber), band: z.int(noNumber).min(0, noNumber).max(9, noNumber), month },
  outcomes: { area: z.enum(outcomeKeys, noNumber), months: z.literal(outcomeRanges, noNumber) },
} as const;

/** The numbers that open: a slice of a pie, a column of engagement, how far a patient is to date, a week of a patient, a bar of survey outcomes, and all its bars together. */
export type CountedName = keyof typeof parts;

const named = <Name extends CountedName>(name: Name) => z.object({ name: z.literal(name), ...parts[name] });

/** A number as it is asked for. */
export const countedNumberSchema = z.preprocess(
  (sent) => (typeof sent === "object" && sent !== null ? withoutNull(sent) : sent),
  z.discriminatedUnion(
    "name",
    [named("compliance"), named("engagement"), named("progress"), named("week"), named("outcome"), named("outcomes")],
    {
      error: noNumber,
    },
  ),
);

export type CountedNumber = z.output<typeof countedNumberSchema>;

/** A number of forms that were answered. */
export type OutcomeNumber = Extract<CountedNumber, { readonly name: "outcome" | "outcomes" }>;

/** Whether a number counts forms, and opens to them. */
export const isOutcome = (number: CountedNumber): number is OutcomeNumber =>
  number.name === "outcome" || number.name === "outcomes";

/** Numbers of what was due and done. */
export type DueNumber = Exclude<CountedNumber, OutcomeNumber>;

/** Numbers of many patients; the others are each of one patient. */
export type PopulationNumber = Extract<CountedNumber, { readonly bucket: string }>;

/** Whether a number counts patients, and opens to them. */
export const isPopulation = (number: CountedNumber): number is PopulationNumber => "bucket" in number;

/** The filter by which the patient list shows the patients of a number. */
export const filterOfNumber = (number: PopulationNumber): CountedFilter =>
  number.name === "compliance"
    ? { compliance: `${number.area}.${number.bucket}` as const, weeks: number.weeks, joint: number.joint }
    : { engagement: `${number.area}.${number.bucket}` as const, days: number.days };

/** Whom a number counts on a clinic's today: the same as the list that its filter asks for. */
export const countedOfNumber = (number: PopulationNumber, today: CalendarDate): Counted => {
  const filter = filterOfNumber(number);
  return (countedByCompliance(filter, today) ?? countedByEngagement(filter, today))!;
};

/** The days of a number; to date they begin with the first that was planned. */
export const spanOfNumber = (number: DueNumber, today: CalendarDate): Span => {
  if (isPopulation(number)) return countedOfNumber(number, today);
  return number.name === "week" ? { from: number.week, to: addDays(number.week, 6) } : { from: null, to: today };
};

/** A number as an address writes it: `compliance.exercise.partial.2.knee`. */
export const numberToText = (number: CountedNumber): string =>
  [number.name, ...Object.keys(parts[number.name]).map((part) => number[part as keyof CountedNumber])].join(".");

/** The number that an address writes; null for what is none. */
export const numberFromText = (text: string): CountedNumber | null => {
  const [name = "", ...values] = text.split(".");
  if (!Object.hasOwn(parts, name)) return null;
  const keys = Object.keys(parts[name as CountedName]);
  const read = values.map((value) => (/^\d+$/.test(value) ? Number(value) : value));
  const request = { name, ...Object.fromEntries(keys.map((key, at) => [key, read[at]])) };
  return keys.length === values.length ? (countedNumberSchema.safeParse(request).data ?? null) : null;
};
