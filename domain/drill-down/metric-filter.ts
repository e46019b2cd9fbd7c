import { countText } from "../texts/count-text.ts";
import { z } from "zod";
import { type EngagementRange, engagementRanges } from "../home/engagement.ts";
import type { Bucket } from "../progress/buckets.ts";
import { type ComplianceJoint, complianceJointLabels, complianceJoints } from "../progress/compliance-filter.ts";
import {
  defaultPeriod,
  defaultSurgeryType,
  lastDays,
  type Period,
  periodLabel,
  type Span,
  spanOf,
} from "../progress/periods.ts";
import type { Area } from "../schedules/schedule-item.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import * as texts from "./drill-down-texts.ts";
import * as filterTexts from "./metric-filter-texts.ts";

/** Area that a pie or a list of engagement counts, or all areas together. */
export type MetricArea = Area | "overall";
/** Share of the due items that was done; `due` includes all patients with something due. */
export type MetricBucket = Exclude<Bucket, "none"> | "due";

export const metricBuckets = ["skipped", "partial", "complete", "due"] as const satisfies readonly MetricBucket[];

/** Query for the patients of a count: those with this joint who did the share `bucket` of their due items, in one area and on these days. */
export type CountQuery = Span & {
  readonly area: MetricArea;
  readonly bucket: MetricBucket;
  readonly joint: ComplianceJoint;
};

/** Headings of the pies. */
export const metricAreaLabels: Readonly<Record<MetricArea, string>> = {
  exercise: filterTexts.exercises,
  measurement: filterTexts.measurements,
  questionnaire: filterTexts.questionnaires,
  overall: filterTexts.overall,
};

/** Whole weeks up to the end of last week; 0 for all time. */
export const metricWeeks = [0, 1, 2, 4] as const;
export type MetricWeeks = (typeof metricWeeks)[number];

const periodsByWeeks: Record<MetricWeeks, Period> = { 0: "all", 1: "1w", 2: "2w", 4: "4w" };

/** Returns the number of weeks that represents a period in an address. */
export const weeksOfPeriod = (period: Period): MetricWeeks =>
  metricWeeks.find((weeks) => periodsByWeeks[weeks] === period) ?? 0;

/** Marks patients who had something due, and did not one round of it, on each of the days. */
const untouched = "untouched";

const oneOf = <Choice extends string>(areas: readonly MetricArea[], buckets: readonly string[]) =>
  z.custom<Choice>(
    (text) => areas.some((area) => buckets.some((bucket) => text === `${area}.${bucket}`)),
    texts.pleaseChooseAnAreaAndSkipped,
  );

/** Filter fields of a count. Missing joint and weeks have the defaults of the compliance page. */
export const metricFields = {
  /** A slice of a pie, such as `exercise.skipped`. */
  compliance: oneOf<`${MetricArea}.${MetricBucket}`>(
    ["exercise", "measurement", "questionnaire", "overall"],
    metricBuckets,
  ),
  weeks: z.literal(metricWeeks),
  joint: z.enum(complianceJoints),
  /** A column of engagement, such as `measurement.partial`; or `exercise.untouched` for not one round on any of the days. */
  engagement: oneOf<`${"exercise" | "measurement"}.${MetricBucket | typeof untouched}`>(
    ["exercise", "measurement"],
    [...metricBuckets, untouched],
  ),
  /** Number of days before today. */
  days: z.literal(engagementRanges),
};

/** Filter that selects the patients of a count. */
export type MetricFilter = {
  readonly [Name in keyof typeof metricFields]?: z.output<(typeof metricFields)[Name]> | undefined;
};

const parts = (text: `${MetricArea}.${MetricBucket}`) => {
  const [area, bucket] = text.split(".");
  return { area: area as MetricArea, bucket: bucket as MetricBucket };
};

const weeksOf = ({ weeks }: MetricFilter): Period => (weeks === undefined ? defaultPeriod : periodsByWeeks[weeks]);
const jointOf = ({ joint }: MetricFilter): ComplianceJoint => joint ?? defaultSurgeryType;
const daysOf = ({ days }: MetricFilter): EngagementRange => days ?? 7;

/** Returns the query for the patients in a slice of a pie, exactly those that the pie counts. `today` is the clinic's. */
export const complianceQuery = (filter: MetricFilter, today: CalendarDate): CountQuery | undefined =>
  filter.compliance && { ...parts(filter.compliance), joint: jointOf(filter), ...spanOf(weeksOf(filter), today) };

const isUntouched = (text: NonNullable<MetricFilter["engagement"]>): text is UntouchedText => text.endsWith(untouched);
type UntouchedText = `${"exercise" | "measurement"}.${typeof untouched}`;
const areaOf = (text: UntouchedText) => text.split(".")[0] as "exercise" | "measurement";

/** Returns the query for the patients in a column of engagement, exactly those that the column counts. */
export const engagementQuery = (filter: MetricFilter, today: CalendarDate): CountQuery | undefined =>
  filter.engagement === undefined || isUntouched(filter.engagement)
    ? undefined
    : { ...parts(filter.engagement), joint: "all", ...lastDays(daysOf(filter), today) };

/**
 * Returns the area and the days when a filter selects patients who, on each of the days, had something due and did not one round of it; otherwise
 * undefined.
 */
export const untouchedDays = (filter: MetricFilter, today: CalendarDate) =>
  filter.engagement !== undefined && isUntouched(filter.engagement)
    ? { area: areaOf(filter.engagement), ...lastDays(daysOf(filter), today) }
    : undefined;

const describeShare = (text: `${MetricArea}.${MetricBucket}`): string => {
  const { area, bucket } = parts(text);
  return filterTexts.shareText(metricAreaLabels[area], bucket);
};

/** Describes the filter of a pie's slice: `Exercises, nothing finished, 2 weeks, Knee`. */
export const complianceWords = (filter: MetricFilter): string | undefined =>
  filter.compliance &&
  [describeShare(filter.compliance), periodLabel(weeksOf(filter)), complianceJointLabels[jointOf(filter)]].join(", ");

/** Describes the filter of a column of engagement: `Measurements, nothing finished, 7 days`, or `No exercises at all, 3 days`. */
export const engagementWords = (filter: MetricFilter): string | undefined => {
  const { engagement } = filter;
  if (engagement === undefined) return undefined;
  const days = countText(daysOf(filter), "day");
  const group = isUntouched(engagement)
    ? filterTexts.noneAtAll(metricAreaLabels[areaOf(engagement)])
    : describeShare(engagement);
  return `${group}, ${days}`;
};

/**
 * Returns the part of a filter that selects the patients of a count, or lists their ids. A dialog for the other filters does not change this part.
 */
export const countPartOf = <Filter extends MetricFilter & { readonly patients?: readonly string[] | undefined }>({
  compliance,
  weeks,
  joint,
  engagement,
  days,
  patients,
}: Filter) =>
  Object.fromEntries(
    Object.entries({ compliance, weeks, joint, engagement, days, patients }).filter(([, value]) => value !== undefined),
  ) as MetricFilter & Pick<Filter, "patients">;
