import {
  type CountQuery,
  complianceQuery,
  engagementQuery,
  type MetricArea,
  type MetricBucket,
  metricAreaLabels,
  metricBuckets,
  untouchedDays,
} from "@restride/domain/drill-down/metric-filter.ts";
import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { type RawBuilder, sql } from "kysely";
import { type CountedPeriod, isInStoredBucket } from "../period-sums/period-sums.lookups.ts";
import { isCounted, isIn, sumsOf } from "./drill-down.lookups.ts";

type BucketParts = readonly [area: string, bucket: string, joint: string, from: string, to: string];

/** SQL condition for active patients in a bucket of the requested days: those that the pie or the column counts. */
const inBucket = (bucketParts: BucketParts) => {
  const part = (at: number) => sql`(${bucketParts}::text[])[${sql.lit(at)}]`;
  const days = sql`customer_id = p.customer_id and patient_id = p.patient_id and day between ${part(4)}::date and ${part(5)}::date`;
  return sql<boolean>`${isCounted(part(3))} and exists (select from ${sumsOf(days)} where ${isIn(part(1), part(2))})`;
};

const countNames = ["compliance", "engagement"] as const;
type CountName = (typeof countNames)[number];
type StoredName = `stored ${CountName} ${MetricArea} ${MetricBucket}`;

// cast: the keys of the labels are the areas.
const areas = Object.keys(metricAreaLabels) as MetricArea[];

/** SQL of the same condition from stored sums. Each has a name of its own, because area and bucket choose the columns, and with them an index. */
const storedConditionSql = Object.fromEntries(
  countNames.flatMap((name) =>
    areas.flatMap((area) =>
      metricBuckets.map((bucket) => [
        `stored ${name} ${area} ${bucket}`,
        (counted: CountedPeriod) => isInStoredBucket({ area, bucket }, counted),
      ]),
    ),
  ),
  // cast: the names are made of all parts of the type.
) as Record<StoredName, (counted: CountedPeriod) => RawBuilder<boolean>>;

type UntouchedDays = readonly [area: string, from: string, to: string];

/** SQL condition for active patients who had something due in an area on each of these days, and did none of it. */
const isUntouched = (dayParts: UntouchedDays) => {
  const part = (at: number) => sql`(${dayParts}::text[])[${sql.lit(at)}]`;
  const [area, from, to] = [part(1), sql`${part(2)}::date`, sql`${part(3)}::date`];
  const days = sql`customer_id = p.customer_id and patient_id = p.patient_id and day between ${from} and ${to}`;
  return sql<boolean>`p.active
    and (select count(*) from patient_days where ${days}
      and case ${area} when 'exercise' then exercise_due else measurement_due end > 0) = ${to} - ${from} + 1
    and not exists (select from exercise_done where ${area} = 'exercise' and ${days})
    and not exists (select from device_readings where ${area} = 'measurement' and ${days})`;
};

/** SQL of the conditions for the patients that a number of a page counts, made from their values. */
export const countConditionSql = {
  compliance: inBucket,
  engagement: inBucket,
  untouched: isUntouched,
  ...storedConditionSql,
};

type CountConditions = {
  readonly [Name in keyof typeof countConditionSql]?: Parameters<(typeof countConditionSql)[Name]>[0] | undefined;
};

/** Returns whether a condition is that of a stored count. */
export const isStoredName = (name: string): name is StoredName => name in storedConditionSql;

/** The stored periods of the counts of a filter; null for days that are summed. */
export type StoredPeriods = Readonly<Record<CountName, string | null>>;

/** Returns the condition of a count: from the stored sums of its period, if there are any, otherwise from its days. */
const countCondition = (name: CountName, query: CountQuery | undefined, period: string | null): CountConditions =>
  query && period !== null
    ? { [`stored ${name} ${query.area} ${query.bucket}`]: [query.joint, period] }
    : { [name]: toBucketParts(query) };

const toBucketParts = (counted: CountQuery | undefined): BucketParts | undefined =>
  counted && [counted.area, counted.bucket, counted.joint, counted.from ?? "-infinity", counted.to];

const toUntouchedDays = (days: ReturnType<typeof untouchedDays>): UntouchedDays | undefined =>
  days && [days.area, days.from, days.to];

/** Returns the conditions of a filter for the patients that a number counts. `today` is the clinic's day. */
export const countConditions = (
  filter: PatientFilter,
  today: CalendarDate,
  periods: StoredPeriods,
): CountConditions => ({
  ...countCondition("compliance", complianceQuery(filter, today), periods.compliance),
  ...countCondition("engagement", engagementQuery(filter, today), periods.engagement),
  untouched: toUntouchedDays(untouchedDays(filter, today)),
});
