import type { Joint } from "@restride/domain/content/fits.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { EditorScope } from "../kinds.conditions.queries.ts";
import type { HeadRow } from "../own-content.queries.ts";
import { byClinic, runningPatients } from "./running.conditions.queries.ts";
import { column, row, type Row, typedSql } from "../../../platform/database/typed-sql.ts";

/** A patient and the version of a care plan that their programme was made from, by names. */
const runningPatientPageRow = row({
  _id: column.id,
  name: column.text,
  clinic: column.text,
  version: column.number,
});

const runningPatientRow = row({
  customerId: column.id,
  clinic: column.text,
  patientId: column.id,
  patient: column.text,
  versionId: column.id,
});

/** A patient whose programme was made from a version of a care plan. */
export type RunningPatient = Row<typeof runningPatientRow>;

const runsElsewhereRow = row({ runs: column.boolean });

/** Returns the queries of patients who run a care plan. */
export const makeRunningQueries = (db: Database) => ({
  /** Returns a page of the patients that the number of a care plan counts, by clinic and name. */
  acrossCustomersFollowers: (scope: EditorScope, { _id }: HeadRow, company: Id | null, page: Page) =>
    db.rows(
      scope,
      "contentFollowers",
      typedSql(runningPatientPageRow)`
        select p.patient_id as _id, p.first_name || ' ' || p.last_name as name, u.name as clinic, r.number as version
        from ${runningPatients(company)} and r.content_id = ${_id}
        order by ${byClinic} limit ${page.pageSize} offset ${offsetOf(page)}`,
    ),

  /** Returns the active patients who run another version of a care plan than the given one, by clinic and name. */
  acrossCustomersRunning: (scope: EditorScope, { _id, company }: Pick<HeadRow, "_id" | "company">, but: Id | null) =>
    db.rows(
      scope,
      "runningPatients",
      typedSql(runningPatientRow)`
        select p.customer_id as "customerId", u.name as clinic, p.patient_id as "patientId",
          p.first_name || ' ' || p.last_name as patient, p.care_plan_id as "versionId"
        from ${runningPatients(company)} and r.content_id = ${_id} and r.version_id is distinct from ${but}::uuid
        order by ${byClinic}`,
    ),

  /** Returns whether an active patient runs a care plan that is meant for the other joint. */
  acrossCustomersRunsElsewhere: async (scope: EditorScope, { _id, company }: HeadRow, joint: Joint): Promise<boolean> =>
    (
      await db.one(
        scope,
        "runsElsewhere",
        typedSql(runsElsewhereRow)`
          select exists (select from ${runningPatients(company)} and r.content_id = ${_id} and p.surgery_type <> ${joint}) as runs`,
      )
    ).runs,
});

export type RunningQueries = ReturnType<typeof makeRunningQueries>;
