import { type Id, noId } from "@restride/domain/values/id.ts";
import { activityDays, inactiveDays, type SummarySpans } from "@restride/domain/customers/customer-summary.ts";
import { defaultPeriod } from "@restride/domain/progress/periods.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { CustomersScope } from "./customers.conditions.queries.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

/** A clinic and the ranges of days for its summary. */
export interface SummaryRequest extends SummarySpans {
  readonly customerId: Id;
}

const summaryRow = row({
  customerId: column.id,
  fullyCompliant: column.number,
  partiallyCompliant: column.number,
  notCompliant: column.number,
  last3daysInact: column.number,
  skipped: column.number,
  partial: column.number,
  complete: column.number,
  measkipped: column.number,
  meapartial: column.number,
  meacomplete: column.number,
});

/** Counts of a clinic's active patients by state. */
export type Summary = Row<typeof summaryRow>;

/** SQL with the requests as rows `requests`. */
const requestRows = (spans: readonly SummaryRequest[]) => sql`
  requests as (
    select (a ->> 'customerId')::uuid as customer_id,
      (a #>> '{compliance,from}')::date as compliance_from, (a #>> '{compliance,to}')::date as compliance_to,
      (a #>> '{activity,from}')::date as activity_from, (a #>> '{inactivity,from}')::date as inactivity_from,
      (a #>> '{activity,to}')::date as last_day
    from jsonb_array_elements(${JSON.stringify(spans)}::jsonb) a)`;

/** Names of the stored periods that a summary is counted from. */
const storedPeriod = {
  compliance: defaultPeriod,
  inactivity: `${inactiveDays}d`,
  activity: `${activityDays}d`,
} as const;

/** SQL with the stored number of patients in a bucket of an area. */
const storedIn = (bucket: Bucket, period: keyof typeof storedPeriod, area: string) => {
  const percent = { complete: sql`= 100`, partial: sql`between 1 and 99`, skipped: sql`= 0` }[bucket];
  return sql<number>`coalesce(sum(c.patients) filter (where c.period = ${sql.lit(storedPeriod[period])} and c.area = ${sql.lit(area)}
    and c.percent ${percent}), 0)::int`;
};

/** SQL join with a period of a clinic that is ready and has these days. */
const readyPeriod = (name: keyof typeof storedPeriod, from: string, to: string) => sql`
  join period_spans ${sql.ref(name)} on ${sql.ref(`${name}.customer_id`)} = a.customer_id and ${sql.ref(`${name}.is_ready`)}
    and ${sql.ref(`${name}.period`)} = ${sql.lit(storedPeriod[name])}
    and ${sql.ref(`${name}.first_day`)} = ${sql.ref(`a.${from}`)} and ${sql.ref(`${name}.last_day`)} = ${sql.ref(`a.${to}`)}`;

type Bucket = "complete" | "partial" | "skipped";

/** SQL with the number of patients in a bucket of the sums with this prefix; the buckets are those of the compliance page. */
const patientsIn = (bucket: Bucket, sums: string) => {
  const [due, done] = [sql.ref(`s.${sums}_due`), sql.ref(`s.${sums}_done`)];
  const conditions = {
    complete: sql`${due} > 0 and ${done} >= ${due}`,
    partial: sql`${done} > 0 and ${done} < ${due}`,
    skipped: sql`${due} > 0 and ${done} = 0`,
  };
  return sql<number>`count(*) filter (where ${conditions[bucket]})::int`;
};

const sumOfAreas = (suffix: "due" | "done") =>
  sql.raw(`d.exercise_${suffix} + d.measurement_${suffix} + d.questionnaire_${suffix}`);

export const makeCustomerSummariesQueries = (db: Database) => ({
  /** Returns the summaries of the clinics whose periods are stored and have these days. */
  acrossCustomersStoredSummaries: (scope: CustomersScope, spans: readonly SummaryRequest[]) =>
    db.rows(
      scope,
      "storedCustomerSummaries",
      typedSql(summaryRow)`
        with ${requestRows(spans)}
        select a.customer_id as "customerId",
          ${storedIn("complete", "compliance", "overall")} as "fullyCompliant",
          ${storedIn("partial", "compliance", "overall")} as "partiallyCompliant",
          ${storedIn("skipped", "compliance", "overall")} as "notCompliant",
          ${storedIn("skipped", "inactivity", "overall")} as "last3daysInact",
          ${storedIn("skipped", "activity", "exercise")} as skipped,
          ${storedIn("partial", "activity", "exercise")} as partial,
          ${storedIn("complete", "activity", "exercise")} as complete,
          ${storedIn("skipped", "activity", "measurement")} as measkipped,
          ${storedIn("partial", "activity", "measurement")} as meapartial,
          ${storedIn("complete", "activity", "measurement")} as meacomplete
        from requests a
        ${readyPeriod("compliance", "compliance_from", "compliance_to")}
        ${readyPeriod("inactivity", "inactivity_from", "last_day")}
        ${readyPeriod("activity", "activity_from", "last_day")}
        left join period_counters c on c.customer_id = a.customer_id and c.surgeon_id = ${sql.lit(noId)}::uuid
          and c.period in (${sql.join(Object.values(storedPeriod).map((period) => sql.lit(period)))})
        group by a.customer_id`,
    ),

  /** Returns the summaries of clinics from their days. */
  acrossCustomersSummaries: (scope: CustomersScope, spans: readonly SummaryRequest[]) =>
    db.rows(
      scope,
      "customerSummaries",
      typedSql(summaryRow)`
        with ${requestRows(spans)},
        sums as (
          select a.customer_id,
            sum(${sumOfAreas("due")}) filter (where d.day between a.compliance_from and a.compliance_to) as compliance_due,
            sum(${sumOfAreas("done")}) filter (where d.day between a.compliance_from and a.compliance_to) as compliance_done,
            sum(${sumOfAreas("due")}) filter (where d.day >= a.inactivity_from) as inactivity_due,
            sum(${sumOfAreas("done")}) filter (where d.day >= a.inactivity_from) as inactivity_done,
            sum(d.exercise_due) filter (where d.day >= a.activity_from) as exercise_due,
            sum(d.exercise_done) filter (where d.day >= a.activity_from) as exercise_done,
            sum(d.measurement_due) filter (where d.day >= a.activity_from) as measurement_due,
            sum(d.measurement_done) filter (where d.day >= a.activity_from) as measurement_done
          from requests a join patients p on p.customer_id = a.customer_id and p.active
          join patient_days d on d.customer_id = p.customer_id and d.patient_id = p.patient_id
            and d.day between least(a.compliance_from, a.activity_from) and a.last_day
          group by a.customer_id, p.patient_id)
        select a.customer_id as "customerId",
          ${patientsIn("complete", "compliance")} as "fullyCompliant",
          ${patientsIn("partial", "compliance")} as "partiallyCompliant",
          ${patientsIn("skipped", "compliance")} as "notCompliant",
          ${patientsIn("skipped", "inactivity")} as "last3daysInact",
          ${patientsIn("skipped", "exercise")} as skipped,
          ${patientsIn("partial", "exercise")} as partial,
          ${patientsIn("complete", "exercise")} as complete,
          ${patientsIn("skipped", "measurement")} as measkipped,
          ${patientsIn("partial", "measurement")} as meapartial,
          ${patientsIn("complete", "measurement")} as meacomplete
        from requests a left join sums s on s.customer_id = a.customer_id
        group by a.customer_id`,
    ),
});

export type CustomerSummariesQueries = ReturnType<typeof makeCustomerSummariesQueries>;
