import { z } from "zod";
import { engagementRanges } from "../home/engagement.ts";
import { outcomeKeys, outcomeRanges } from "../home/outcomes.ts";
import {
  type CountQuery,
  metricBuckets,
  type MetricFilter,
  complianceQuery,
  engagementQuery,
  metricWeeks,
} from "./metric-filter.ts";
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
import * as texts from "./drill-down-texts.ts";

const noNumber = texts.thisNumberCannotBeOpened;
const bucket = z.enum(metricBuckets, noNumber);
const practised = z.enum(["exercise", "measurement"], noNumber);
const month = z.custom<CalendarMonth>(isCalendarMonth, noNumber);
const week = z.custom<CalendarDate>((date) => isCalendarDate(date) && startOfWeek(date) === date, noNumber);

/** Parameters of each number besides its name. */
const parts = {
  compliance: {
    area: z.enum([...areas, "overall"], noNumber),
    bucket,
    weeks: z.literal(metricWeeks, noNumber),
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
export type MetricName = keyof typeof parts;

const namedSchema = <Name extends MetricName>(name: Name) => z.object({ name: z.literal(name), ...parts[name] });

/** Schema of a request for a count. */
export const metricSchema = z.preprocess(
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

export type Metric = z.output<typeof metricSchema>;

/** Number that counts answered forms. */
export type OutcomeMetric = Extract<Metric, { readonly name: "outcome" | "outcomes" }>;

/** Returns whether a count counts forms, so that it opens a list of forms. */
export const isOutcome = (number: Metric): number is OutcomeMetric =>
  number.name === "outcome" || number.name === "outcomes";

/** Number that counts due and done items. */
export type DueMetric = Exclude<Metric, OutcomeMetric>;

/** Number about many patients; all other numbers are about one patient. */
export type PopulationMetric = Extract<Metric, { readonly bucket: string }>;

/** Returns whether a count counts patients, so that it opens a list of patients. */
export const isPopulation = (number: Metric): number is PopulationMetric => "bucket" in number;

/** Returns the filter with which the patient list shows the patients of a count. */
export const metricFilter = (number: PopulationMetric): MetricFilter =>
  number.name === "compliance"
    ? { compliance: `${number.area}.${number.bucket}` as const, weeks: number.weeks, joint: number.joint }
    : { engagement: `${number.area}.${number.bucket}` as const, days: number.days };

/** Returns the query for the patients of a count. It equals the query of the patient list with the count's filter. `today` is the clinic's. */
export const metricQuery = (number: PopulationMetric, today: CalendarDate): CountQuery => {
  const filter = metricFilter(number);
  return (complianceQuery(filter, today) ?? engagementQuery(filter, today))!;
};

/** Returns the first and last day of a count; progress to date begins with the first planned day. */
export const metricSpan = (number: DueMetric, today: CalendarDate): Span => {
  if (isPopulation(number)) return metricQuery(number, today);
  return number.name === "week" ? { from: number.week, to: addDays(number.week, 6) } : { from: null, to: today };
};

/** Formats a number for an address: `compliance.exercise.partial.2.knee`. */
export const metricParam = (number: Metric): string =>
  [number.name, ...Object.keys(parts[number.name]).map((part) => number[part as keyof Metric])].join(".");

/** Parses a number from an address; null for an invalid one. */
export const parseMetric = (text: string): Metric | null => {
  const [name = "", ...values] = text.split(".");
  if (!Object.hasOwn(parts, name)) return null;
  const keys = Object.keys(parts[name as MetricName]);
  const parameters = values.map((value) => (/^\d+$/.test(value) ? Number(value) : value));
  const request = { name, ...Object.fromEntries(keys.map((key, at) => [key, parameters[at]])) };
  return keys.length === values.length ? (metricSchema.safeParse(request).data ?? null) : null;
};
