import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Counted } from "@restride/domain/patients/counted.ts";
import type { SurgeryType } from "@restride/domain/patients/surgery-days.ts";
import type { AreaProgress } from "@restride/domain/progress/day-progress.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { countedForms, outcomeValue } from "../home/outcomes.lookups.ts";
import { isCounted, isIn, sumIn, sumsOf } from "../patients/counted.lookups.ts";

/** A patient as a number names them. */
export interface NamedPatient {
  readonly _id: Id;
  readonly name: string;
  readonly surgeryType: SurgeryType;
  readonly surgeryDate: CalendarDate;
}

/** A form that a bar of survey outcomes may count. */
export interface AnsweredForm {
  readonly _id: Id;
  readonly patientid: Id;
  readonly name: string;
  readonly date: CalendarDate;
  readonly value: number | null;
}

const named = sql`p.patient_id as "_id", p.first_name || ' ' || p.last_name as name, p.surgery_type as "surgeryType",
  p.surgery_date as "surgeryDate"`;

/** Patients `p` that the scope may see. */
const seen = ({ customerId, surgeonIds }: CustomerScope) => sql`p.customer_id = ${customerId}
  and (${surgeonIds}::uuid[] is null or p.surgeon_id = any(${surgeonIds}::uuid[]))`;

/** What was due and done, and the patients `p` who are counted: how many they are and who they are is asked of the same. */
const counted = (scope: CustomerScope, { area, bucket, joint, from, to }: Counted) => {
  const asked = sql.lit(area);
  const days = sql`customer_id = ${scope.customerId} and day between ${from ?? "-infinity"} and ${to}`;
  return {
    due: sumIn(asked, "due"),
    done: sumIn(asked, "done"),
    those: sql`from ${sumsOf(days)} join patients p on p.patient_id = s.patient_id
      where ${seen(scope)} and ${isCounted(sql.lit(joint))} and ${isIn(asked, sql.lit(bucket))}`,
  };
};

export const makeCountedViews = (db: Database) => ({
  /** How many patients a number counts, and what was due and done by all of them. */
  countOf: (scope: CustomerScope, number: Counted) => {
    const { due, done, those } = counted(scope, number);
    return db.one(
      scope,
      "countOf",
      sql<AreaProgress & { readonly total: number }>`
        select count(*)::int as total, coalesce(sum(${due}), 0)::int as due, coalesce(sum(${done}), 0)::int as done ${those}`,
    );
  },

  /** A page of them: who did least of much comes first. */
  pageOf: (scope: CustomerScope, number: Counted, page: Page) => {
    const { due, done, those } = counted(scope, number);
    return db.rows(
      scope,
      "countedPage",
      sql<NamedPatient & AreaProgress>`
        select ${named}, ${due} as due, ${done} as done ${those}
        order by (${done})::float / (${due}), ${due} desc, name, p.patient_id
        limit ${page.pageSize} offset ${offsetOf(page)}`,
    );
  },

  /** What was answered in questionnaires of a kind for some days, the newest first. */
  forms: (scope: CustomerScope, kind: string, days: { readonly from: CalendarDate; readonly to: CalendarDate }) =>
    db.rows(
      scope,
      "answeredForms",
      sql<AnsweredForm>`
        select a.answer_id as "_id", p.patient_id as patientid, p.first_name || ' ' || p.last_name as name, a.day as date,
          ${outcomeValue} as value
        ${countedForms(scope, [kind], days)}
        order by a.day desc, name, a.answer_id`,
    ),

  /** A patient, and the day up to which progress to date is counted. */
  patient: (scope: CustomerScope, patientId: Id) =>
    db.row(
      scope,
      "countedPatient",
      sql<NamedPatient & { readonly asOf: CalendarDate }>`
        select ${named}, g.as_of as "asOf"
        from patients p join patient_progress g on g.customer_id = p.customer_id and g.patient_id = p.patient_id
        where ${seen(scope)} and p.patient_id = ${patientId}`,
    ),
});

export type CountedViews = ReturnType<typeof makeCountedViews>;
