import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type Insertable, sql, type Updateable } from "kysely";
import type { ReportJobPatients, ReportJobs } from "../../../generated/database.ts";
import { build, type Database } from "../../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../../platform/database/typed-sql.ts";

/** A request for reports of several patients. */
export interface NewJob {
  readonly jobId: Id;
  readonly userId: Id;
  readonly withNotes: boolean;
  readonly withAnswers: boolean;
  readonly startedAt: string;
  readonly patientIds: readonly Id[];
}

const nextReportRow = row({
  patientId: column.id,
  userId: column.id,
  withNotes: column.boolean,
  withAnswers: column.boolean,
  /** Number of tries, including this one. */
  tries: column.number,
});

/** The next report to make, and its patient. */
export type NextReport = Row<typeof nextReportRow>;

export const makeReportJobsStore = (db: Database) => ({
  add: async (scope: CustomerScope, { jobId, userId, withNotes, withAnswers, startedAt, patientIds }: NewJob) => {
    const job = { customer_id: scope.customerId, job_id: jobId } satisfies Updateable<ReportJobs & ReportJobPatients>;
    await db.rows(
      scope,
      "addReportJob",
      build
        .insertInto("report_jobs")
        .values({ ...job, user_id: userId, with_notes: withNotes, with_answers: withAnswers, started_at: startedAt }),
    );
    await db.rows(
      scope,
      "addReportJobPatients",
      build
        .insertInto("report_job_patients")
        .values(
          patientIds.map(
            (patient_id, at) => ({ ...job, patient_id, position: at + 1 }) satisfies Insertable<ReportJobPatients>,
          ),
        ),
    );
  },

  /** Claims the next report of a running job that no process is making; reports with the fewest tries come first. */
  claimNext: (scope: CustomerScope, jobId: Id, at: string, lapsed: string): Promise<NextReport | undefined> =>
    db.row(
      scope,
      "claimNextReport",
      typedSql(nextReportRow)`
        update report_job_patients r set claimed_at = ${at}, tries = r.tries + 1
        from report_jobs j
        where r.customer_id = ${scope.customerId} and r.job_id = ${jobId} and j.customer_id = r.customer_id and j.job_id = r.job_id
          and r.patient_id = (
            select o.patient_id from report_job_patients o join report_jobs running using (customer_id, job_id)
            where o.customer_id = ${scope.customerId} and o.job_id = ${jobId} and o.done_at is null and running.ended_at is null
              and (o.claimed_at is null or o.claimed_at < ${lapsed})
            order by o.tries, o.position limit 1 for update of o skip locked)
        returning r.patient_id as "patientId", j.user_id as "userId", j.with_notes as "withNotes", j.with_answers as "withAnswers", r.tries`,
    ),

  /** Records that a report is made, with its size, or the reason why it is left out. */
  finish: (
    scope: CustomerScope,
    jobId: Id,
    patientId: Id,
    at: string,
    outcome: { bytes: number; leftOut?: never } | { leftOut: string; bytes?: never },
  ) =>
    db.rows(
      scope,
      "finishReport",
      build
        .updateTable("report_job_patients")
        .set({ done_at: at, bytes: outcome.bytes, left_out: outcome.leftOut })
        .where("customer_id", "=", scope.customerId)
        .where("job_id", "=", jobId)
        .where("patient_id", "=", patientId),
    ),

  /** Ends a running job without remaining reports. */
  end: (scope: CustomerScope, jobId: Id, at: string) =>
    db.rows(
      scope,
      "endReportJob",
      sql`
        update report_jobs j set ended_at = ${at}
        where j.customer_id = ${scope.customerId} and j.job_id = ${jobId} and j.ended_at is null and not exists (
          select from report_job_patients r where r.customer_id = j.customer_id and r.job_id = j.job_id and r.done_at is null)`,
    ),

  /** Cancels a running job of an account; returns whether it was running. */
  cancel: ({ rls, customerId }: CustomerScope, userId: Id, jobId: Id, at: string): Promise<boolean> =>
    db.returnsRow(
      { rls },
      "cancelReportJob",
      build
        .updateTable("report_jobs")
        .set({ ended_at: at, is_cancelled: true })
        .where("customer_id", "=", customerId)
        .where("job_id", "=", jobId)
        .where("user_id", "=", userId)
        .where("ended_at", "is", null)
        .returning("job_id"),
    ),

  acrossCustomersForget: (scope: EveryScope, before: string) =>
    db.rows(scope, "acrossCustomersForgetReportJobs", build.deleteFrom("report_jobs").where("ended_at", "<", before)),
});

export type ReportJobsStore = ReturnType<typeof makeReportJobsStore>;
