import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { MetricArea, MetricBucket } from "@restride/domain/drill-down/metric-filter.ts";
import type { Bucket } from "@restride/domain/progress/buckets.ts";
import type { ComplianceJoint } from "@restride/domain/progress/compliance-filter.ts";
import type { Span } from "@restride/domain/progress/periods.ts";
import type { SurgeryType } from "@restride/domain/schedules/surgery-days.ts";
import { type Id, noId } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";
import { isOfSurgeons, limitsOf, type SightLimits } from "../sight/sight.lookups.ts";

const periodRow = row({ period: column.text });

const storedPeriod = compiledPerShape(
  ({ customerId, from, to }: { readonly customerId: Id; readonly from: string; readonly to: string }) =>
    typedSql(periodRow)`
      select period from period_spans
      where customer_id = ${customerId} and first_day = ${from}::date and last_day = ${to}::date and is_ready limit 1`,
);

/** A period whose sums are ready, of the patients that a scope may see. */
interface ReadyPeriod extends SightLimits {
  readonly customerId: Id;
  readonly period: string;
}

const ofJoint = (joint: ComplianceJoint, table: string) =>
  joint === "all" ? sql`true` : sql`${sql.ref(`${table}.surgery_type`)} = ${sql.lit(joint)}`;

const periodCountRow = row({
  area: column.textOf<MetricArea>(),
  bucket: column.textOf<Exclude<Bucket, "none">>(),
  patients: column.number,
  due: column.number,
  done: column.number,
});

/** Number of patients in a bucket of an area, with their due and done items. */
export type PeriodCount = Row<typeof periodCountRow>;

const counts = compiledPerShape(({ customerId, period, ofSurgeons }: ReadyPeriod, joint: ComplianceJoint) => {
  const surgeons = ofSurgeons
    ? isOfSurgeons({ ofSurgeons }, "c.surgeon_id")
    : sql`c.surgeon_id = ${sql.lit(noId)}::uuid`;
  return typedSql(periodCountRow)`
    select c.area, case c.percent when 0 then 'skipped' when 100 then 'complete' else 'partial' end as bucket,
      sum(c.patients)::int as patients, sum(c.due)::int as due, sum(c.done)::int as done
    from period_counters c
    where c.customer_id = ${customerId} and c.period = ${period} and ${surgeons} and ${ofJoint(joint, "c")}
    group by 1, 2 having sum(c.patients) > 0`;
});

const summedPatientRow = row({
  area: column.textOf<MetricArea>(),
  bucket: column.textOf<MetricBucket>(),
  _id: column.id,
  name: column.text,
  surgeryType: column.textOf<SurgeryType>(),
  surgeryDate: column.date,
  due: column.number,
  done: column.number,
});

/** A patient in a bucket of an area. */
export type SummedPatient = Row<typeof summedPatientRow>;

/** A list of patients: those in a bucket of an area. */
export interface PeriodList {
  readonly area: MetricArea;
  readonly bucket: MetricBucket;
  readonly joint: ComplianceJoint;
}

type PageOf = ReadyPeriod & { readonly limit: number; readonly offset: number };

const isInBucket = (bucket: MetricBucket, share: RawBuilder<unknown>) =>
  ({
    skipped: sql`${share} = 0`,
    partial: sql`${share} > 0 and ${share} < 1`,
    complete: sql`${share} >= 1`,
    due: sql`true`,
  })[bucket];

/** SQL with a page of a list, in the order of an index. */
const pageOf = ({ customerId, period, limit, offset, ...limits }: PageOf, { area, bucket, joint }: PeriodList) => {
  const of = (name: string) => sql.ref(`s.${area}_${name}`);
  return sql`(
    select ${sql.lit(area)} as area, ${sql.lit(bucket)} as bucket, s.patient_id, ${of("share")} as share, ${of("due")} as due, ${of("done")} as done
    from period_sums s
    where s.customer_id = ${customerId} and s.period = ${period} and ${of("due")} > 0 and ${isInBucket(bucket, of("share"))}
      and ${ofJoint(joint, "s")} and ${isOfSurgeons(limits, "s.surgeon_id")}
    order by ${of("share")}, ${of("due")} desc, s.patient_id limit ${limit}::bigint offset ${offset}::bigint)`;
};

/** Joint and period of a count of patients, as one value of a statement. */
export type CountedPeriod = readonly [joint: ComplianceJoint, period: string];

/** SQL condition: a patient `p` is in a bucket of an area in a stored period. Only active patients have sums. */
export const isInStoredBucket = ({ area, bucket }: Omit<PeriodList, "joint">, counted: CountedPeriod) => {
  const of = (name: string) => sql.ref(`s.${area}_${name}`);
  return sql<boolean>`exists (select from period_sums s
    where s.customer_id = p.customer_id and s.patient_id = p.patient_id and s.period = (${counted}::text[])[2]
      and (${counted}::text[])[1] in ('all', s.surgery_type) and ${of("due")} > 0 and ${isInBucket(bucket, of("share"))})`;
};

const patientsOfLists = compiledPerShape((page: PageOf, lists: readonly PeriodList[]) => {
  const pages = lists.map((list) => pageOf(page, list));
  return typedSql(summedPatientRow)`
    select l.area, l.bucket, p.patient_id as _id, p.first_name || ' ' || p.last_name as name, p.surgery_type as "surgeryType",
      p.surgery_date as "surgeryDate", l.due, l.done
    from (${sql.join(pages, sql` union all `)}) l
    join patients p on p.customer_id = ${page.customerId} and p.patient_id = l.patient_id
    order by l.area, l.bucket, l.share, l.due desc, l.patient_id`;
});

/**
 * Returns the lookups of the sums that are stored for the periods of pages. Who is counted and in which bucket equals what the days say, see
 * `server/features/patients/drill-down.lookups.ts`.
 */
export const makePeriodSums = (db: Database) => ({
  /** Returns the stored period of these days; null when their sums are not stored, as of free dates and soon after the clinic's midnight. */
  find: async ({ rls, customerId }: CustomerScope, { from, to }: Span): Promise<string | null> =>
    (await db.row({ rls }, "storedPeriod", storedPeriod({ customerId, from: from ?? "-infinity", to })))?.period ??
    null,

  /** Returns the number of active patients of a joint by area and bucket. */
  counts: (scope: CustomerScope, period: string, joint: ComplianceJoint): Promise<PeriodCount[]> =>
    db.rows(scope, "periodCounts", counts({ customerId: scope.customerId, period, ...limitsOf(scope) }, joint)),

  /** Returns the number of active patients in a list, with their due and done items. */
  total: async (scope: CustomerScope, period: string, { area, bucket, joint }: PeriodList) => {
    const rows = await db.rows(
      scope,
      "periodCounts",
      counts({ customerId: scope.customerId, period, ...limitsOf(scope) }, joint),
    );
    const matching = rows.filter((count) => count.area === area && (bucket === "due" || count.bucket === bucket));
    const sum = (of: "patients" | "due" | "done") => matching.reduce((total, count) => total + count[of], 0);
    return { total: sum("patients"), due: sum("due"), done: sum("done") };
  },

  /**
   * Returns the same page of several lists. Patients with the lowest share done come first, among equal ones those with more due.
   */
  patients: (
    scope: CustomerScope,
    period: string,
    lists: readonly PeriodList[],
    page: { readonly limit: number; readonly offset: number },
  ): Promise<SummedPatient[]> =>
    db.rows(
      scope,
      "patientsOfPeriod",
      patientsOfLists({ customerId: scope.customerId, period, ...limitsOf(scope), ...page }, lists),
    ),
});

export type PeriodSums = ReturnType<typeof makePeriodSums>;
