import { withCustomPlan } from "../../platform/database/row-level-security.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CountQuery } from "@restride/domain/drill-down/metric-filter.ts";
import type { SurgeryType } from "@restride/domain/schedules/surgery-days.ts";
import type { AreaProgress } from "@restride/domain/progress/day-progress.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { countedForms, outcomeValue } from "../home/outcomes.lookups.ts";
import { isCounted, isIn, sumIn, sumsOf } from "../patients/drill-down.lookups.ts";
import { patientPlanRow, planColumns } from "../patients/patients.lookups.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";
import { isInSight, limitsOf, type SightLimits } from "../sight/sight.lookups.ts";

const namedPatientRow = row({
  _id: column.id,
  name: column.text,
  surgeryType: column.textOf<SurgeryType>(),
  surgeryDate: column.date,
});

/** A patient in the list of a count. */
export type NamedPatient = Row<typeof namedPatientRow>;

const countedPatientRow = row({ ...namedPatientRow, ...patientPlanRow, asOf: column.date });

const drillDownRow = row({
  due: column.number,
  done: column.number,
  total: column.number,
  people: column.json<(NamedPatient & AreaProgress)[]>(),
});

/** The patients of a count. */
export type DrillDownRow = Row<typeof drillDownRow>;

const answeredFormRow = row({
  _id: column.id,
  patientid: column.id,
  name: column.text,
  date: column.date,
  value: column.number.nullable(),
});

/** A form that a bar of survey outcomes may count. */
export type AnsweredForm = Row<typeof answeredFormRow>;

const patientColumns = sql`p.patient_id as "_id", p.first_name || ' ' || p.last_name as name, p.surgery_type as "surgeryType",
  p.surgery_date as "surgeryDate"`;

/** Limits of the visible patients: those of a clinic, for a surgeon only their own. */
interface VisiblePatients extends SightLimits {
  readonly customerId: Id;
}

const seenBy = (scope: CustomerScope): VisiblePatients => ({ customerId: scope.customerId, ...limitsOf(scope) });

/** SQL condition for the patients `p` that the scope may see. */
const isVisiblePatient = ({ customerId, ...limits }: VisiblePatients) =>
  sql`p.customer_id = ${customerId} and ${isInSight(limits, "p")}`;

type CountPage = VisiblePatients &
  Pick<CountQuery, "to"> & { readonly from: string; readonly limit: number; readonly offset: number };

/** SQL that sums the days once, for the totals and for the page of patients. */
const selectCount = compiledPerShape(
  (
    { from, to, limit, offset, ...scope }: CountPage,
    { area, bucket, joint }: Pick<CountQuery, "area" | "bucket" | "joint">,
  ) => {
    const areaName = sql.lit(area);
    return typedSql(drillDownRow)`
      with counted as materialized (
        select ${patientColumns}, ${sumIn(areaName, "due")} as due, ${sumIn(areaName, "done")} as done
        from ${sumsOf(sql`customer_id = ${scope.customerId} and day between ${from} and ${to}`)} join patients p on p.patient_id = s.patient_id
        where ${isVisiblePatient(scope)} and ${isCounted(sql.lit(joint))} and ${isIn(areaName, sql.lit(bucket))})
      select count(*)::int as total, coalesce(sum(due), 0)::int as due, coalesce(sum(done), 0)::int as done, coalesce((
          select json_agg(page) from (
            select * from counted order by done::float / due, due desc, "_id" limit ${limit} offset ${offset}) page), '[]') as people
      from counted`;
  },
);

const patient = compiledPerShape(
  ({ patientId, ...scope }: VisiblePatients & { readonly patientId: Id }) => typedSql(countedPatientRow)`
    select ${patientColumns}, g.as_of as "asOf", ${planColumns}
    from patients p join patient_progress g on g.customer_id = p.customer_id and g.patient_id = p.patient_id
    where ${isVisiblePatient(scope)} and p.patient_id = ${patientId}`,
);

export const makeDrillDownQueries = (db: Database) => ({
  /**
   * Returns the number of patients of a count, their totals of due and done, and a page of them: those with the lowest share done come first, among
   * equal ones those with more due.
   */
  open: (scope: CustomerScope, { from, to, area, bucket, joint }: CountQuery, page: Page) => {
    const days = { from: from ?? "-infinity", to, limit: page.pageSize, offset: offsetOf(page) };
    return db.one(
      withCustomPlan(scope),
      "openNumber",
      selectCount({ ...seenBy(scope), ...days }, { area, bucket, joint }),
    );
  },

  /** Returns the forms of a kind of questionnaire that were answered for some days, newest first. */
  forms: (scope: CustomerScope, kind: string, days: { readonly from: CalendarDate; readonly to: CalendarDate }) =>
    db.rows(
      scope,
      "answeredForms",
      typedSql(answeredFormRow)`
        select a.answer_id as "_id", p.patient_id as patientid, p.first_name || ' ' || p.last_name as name, a.day as date,
          ${outcomeValue} as value
        ${countedForms(scope, [kind], days)}
        order by a.day desc, name, a.answer_id`,
    ),

  /** Returns a patient, the fields that the patient's days depend on, and the day up to which progress to date is counted. */
  patient: (scope: CustomerScope, patientId: Id) =>
    db.row(scope, "countedPatient", patient({ ...seenBy(scope), patientId })),
});

export type DrillDownQueries = ReturnType<typeof makeDrillDownQueries>;
