import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { LeftOutPatient } from "../../../generated/resolvers.ts";
import type { Database } from "../../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../../platform/database/typed-sql.ts";
import { isInSight, limitsOf } from "../../sight/sight.lookups.ts";

const jobRow = row({
  _id: column.id,
  notes: column.boolean,
  answers: column.boolean,
  startedat: column.text,
  endedat: column.text.nullable(),
  cancelled: column.boolean,
  total: column.number,
  /** Number of reports that are made or left out. */
  done: column.number,
  /** Total size of the made reports whose patient is in the scope; null without any. */
  bytes: column.number.nullable(),
  leftout: column.json<LeftOutPatient[]>(),
});

/** A job as its owner sees it. */
export type JobRow = Row<typeof jobRow>;

/** A report that was made. */
export type FinishedReport = Row<typeof finishedReportRow>;

const finishedReportRow = row({
  patientId: column.id,
  position: column.number,
  firstname: column.text,
  lastname: column.text,
});

const stoppedReportJobsRow = row({ customerId: column.id, jobId: column.id });

export const makeReportJobsQueries = (db: Database) => ({
  /**
   * Returns the jobs of an account that are running or ended after an instant, newest first. A patient who is out of the scope meanwhile,
   * or was erased, is left out without a name.
   */
  jobs: (scope: CustomerScope, userId: Id, after: string): Promise<JobRow[]> =>
    db.rows(
      scope,
      "reportJobs",
      typedSql(jobRow)`
        select j.job_id as _id, j.with_notes as notes, j.with_answers as answers, j.started_at as startedat, j.ended_at as endedat, j.is_cancelled as cancelled,
          count(*)::int as total, count(r.done_at)::int as done,
          (sum(r.bytes) filter (where r.left_out is null and p.patient_id is not null))::int as bytes, coalesce(json_agg(json_build_object(
            'name', coalesce(p.first_name || ' ' || p.last_name, 'A patient'), 'reason', coalesce(r.left_out, ${patientTexts.notFound}::text)) order by r.position)
            filter (where r.left_out is not null or (r.done_at is not null and p.patient_id is null)), '[]') as leftout
        from report_jobs j join report_job_patients r using (customer_id, job_id)
          left join patients p on p.customer_id = r.customer_id and p.patient_id = r.patient_id
            and ${isInSight(limitsOf(scope), "p")}
        where j.customer_id = ${scope.customerId} and j.user_id = ${userId} and (j.ended_at is null or j.ended_at > ${after})
        group by j.customer_id, j.job_id order by j.started_at desc, j.job_id desc`,
    ),

  /**
   * Returns the reports that an ended job of an account made, of the patients who are in the scope now; an empty list when the reports have
   * expired.
   */
  madeReports: (scope: CustomerScope, userId: Id, jobId: Id, after: string): Promise<FinishedReport[]> =>
    db.rows(
      scope,
      "madeReports",
      typedSql(finishedReportRow)`
        select r.patient_id as "patientId", r.position, p.first_name as firstname, p.last_name as lastname
        from report_jobs j join report_job_patients r using (customer_id, job_id)
          join patients p on p.customer_id = r.customer_id and p.patient_id = r.patient_id
        where j.customer_id = ${scope.customerId} and j.user_id = ${userId} and j.job_id = ${jobId} and j.ended_at > ${after}
          and not j.is_cancelled and r.done_at is not null and r.left_out is null
          and ${isInSight(limitsOf(scope), "p")}
        order by r.position`,
    ),

  /** Returns running jobs for which no process has made a report since an instant. */
  acrossCustomersStopped: (scope: EveryScope, since: string) =>
    db.rows(
      scope,
      "acrossCustomersStoppedReportJobs",
      typedSql(stoppedReportJobsRow)`
        select j.customer_id as "customerId", j.job_id as "jobId" from report_jobs j
        where j.ended_at is null and j.started_at < ${since} and not exists (
          select from report_job_patients r where r.customer_id = j.customer_id and r.job_id = j.job_id and r.claimed_at >= ${since})`,
    ),
});

export type ReportJobsQueries = ReturnType<typeof makeReportJobsQueries>;
