import { z } from "zod";
import { engagementRanges } from "../home/engagement.ts";
import { outcomeKeys, outcomeRanges } from "../home/outcomes.ts";
import {
  type CountQuery,
  countedBuckets,
  type CountedFilter,
  countedByCompliance,
  countedByEngagement,
  countedWeeks,
} from "./counted-patients.ts";
import { complianceJoints } from "../progress/compliance-filter.ts";
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
import * as texts from "./counted-texts.ts";

const noNumber = texts.thisNumberCannotBeOpened;
const bucket = z.enum(countedBuckets, noNumber);
const practised = z.enum(["exercise", "measurement"], noNumber);
const month = z.custom<CalendarMonth>(isCalendarMonth, noNumber);
const week = z.custom<CalendarDate>((date) => isCalendarDate(date) && startOfWeek(date) === date, noNumber);

/** Parameters of each number besides its name. */
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

/**
 * Names of the counts that open a list: a slice of a pie, a column of engagement, a patient's progress to date, a week of a patient, a bar of survey
 * outcomes, and all its bars together.
 */
export type CountedName = keyof typeof parts;

const namedSchema = <Name extends CountedName>(name: Name) => z.object({ name: z.literal(name), ...parts[name] });

/** Schema of a request for a count. */
export const countedNumberSchema = z.preprocess(
  (sent) => (typeof sent === "object" && sent !== null ? withoutNull(sent) : sent),
  z.discriminatedUnion(
    "name",
    [
      namedSchema("compliance"),
      namedSchema("engagement"),
      namedSchema("progress"),
      namedSchema("week"),
      namedSchema("outcome"),
      namedSchema("outcomes"),
    ],
    {
      error: noNumber,
    },
  ),
);

export type CountedNumber = z.output<typeof countedNumberSchema>;

/** Number that counts answered forms. */
export type OutcomeNumber = Extract<CountedNumber, { readonly name: "outcome" | "outcomes" }>;

/** Returns whether a count counts forms, so that it opens a list of forms. */
export const isOutcome = (number: CountedNumber): number is OutcomeNumber =>
  number.name === "outcome" || number.name === "outcomes";

/** Number that counts due and done items. */
export type DueNumber = Exclude<CountedNumber, OutcomeNumber>;

/** Number about many patients; all other numbers are about one patient. */
export type PopulationNumber = Extract<CountedNumber, { readonly bucket: string }>;

/** Returns whether a count counts patients, so that it opens a list of patients. */
export const isPopulation = (number: CountedNumber): number is PopulationNumber => "bucket" in number;

/** Returns the filter with which the patient list shows the patients of a count. */
export const filterOfNumber = (number: PopulationNumber): CountedFilter =>
  number.name === "compliance"
    ? { compliance: `${number.area}.${number.bucket}` as const, weeks: number.weeks, joint: number.joint }
    : { engagement: `${number.area}.${number.bucket}` as const, days: number.days };

/** Returns the query for the patients of a count. It equals the query of the patient list with the count's filter. `today` is the clinic's. */
export const countedOfNumber = (number: PopulationNumber, today: CalendarDate): CountQuery => {
  const filter = filterOfNumber(number);
  return (countedByCompliance(filter, today) ?? countedByEngagement(filter, today))!;
};

/** Returns the first and last day of a count; progress to date begins with the first planned day. */
export const spanOfNumber = (number: DueNumber, today: CalendarDate): Span => {
  if (isPopulation(number)) return countedOfNumber(number, today);
  return number.name === "week" ? { from: number.week, to: addDays(number.week, 6) } : { from: null, to: today };
};

/** Formats a number for an address: `compliance.exercise.partial.2.knee`. */
export const countedNumberParam = (number: CountedNumber): string =>
  [number.name, ...Object.keys(parts[number.name]).map((part) => number[part as keyof CountedNumber])].join(".");

/** Parses a number from an address; null for an invalid one. */
export const parseCountedNumber = (text: string): CountedNumber | null => {
  const [name = "", ...values] = text.split(".");
  if (!Object.hasOwn(parts, name)) return null;
  const keys = Object.keys(parts[name as CountedName]);
  const parameters = values.map((value) => (/^\d+$/.test(value) ? Number(value) : value));
  const request = { name, ...Object.fromEntries(keys.map((key, at) => [key, parameters[at]])) };
  return keys.length === values.length ? (countedNumberSchema.safeParse(request).data ?? null) : null;
};
