import { scopeOrRefusal } from "@restride/domain/operations.ts";
import { type CustomerScope, systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { reportClaimDuration, reportLifetime, reportTries } from "@restride/domain/reports/report-jobs.ts";
import { type Id, idField } from "@restride/domain/values/id.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { z } from "zod";
import type { Files } from "../../../platform/files/files.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { Queue } from "../../../platform/jobs/queue.ts";
import { aJob } from "../../../platform/pdf/pdf-writer.ts";
import { queuedJob, type TimedJob } from "../../../platform/jobs/jobs.ts";
import type { Viewers } from "../../sign-in/sign-in.lookups.ts";
import type { MakeReport } from "../make-report.ts";
import type { NextReport, ReportJobsStore } from "./report-jobs.store.ts";
import type { ReportJobsQueries } from "./report-jobs.queries.ts";
import { makeReportsJob } from "./start-reports.ts";
import { reportJobTexts } from "@restride/domain/reports/report-jobs-texts.ts";

interface Deps {
  readonly files: Files;
  readonly jobs: ReportJobsStore;
  readonly queries: ReportJobsQueries;
  readonly viewers: Viewers;
  readonly makeReport: MakeReport;
  readonly queue: Queue;
  readonly now: () => number;
}

const folder = "reports";

/** Returns the path of a stored report of a job. */
export const fileOfReport = (jobId: Id, patientId: Id): string => `${folder}/${jobId}.${patientId}.pdf`;

/**
 * Makes one report with the current rights of the person who requested it, stores the file and returns its size; or the reason why there is
 * none.
 */
const makeOne = async (
  { files, viewers, makeReport }: Deps,
  { customerId }: CustomerScope,
  jobId: Id,
  { patientId, userId, withNotes: notes, withAnswers: answers, tries }: NextReport,
): Promise<{ bytes: number } | Refusal> => {
  if (tries > reportTries) return refuse(reportJobTexts.failed);
  const viewer = await viewers.viewerForJob(userId, customerId);
  const scope = scopeOrRefusal("downloadReport", viewer);
  if (!viewer || isRefusal(scope) || scope.kind !== "customer") return refuse(reportJobTexts.notAllowed);
  const report = await makeReport(scope, viewer, patientId, { notes, answers }, aJob);
  if (isRefusal(report)) return report;
  await files.write(fileOfReport(jobId, patientId), report.bytes);
  return { bytes: report.bytes.length };
};

/**
 * Job that makes the reports of several patients. Each report is recorded after its file was stored. After a crash the job makes only the
 * remaining reports, and the interrupted one again, under its name.
 */
export const makeReports = (deps: Deps) =>
  queuedJob({
    name: makeReportsJob,
    payload: z.object({ customerId: idField, jobId: idField }),
    run: async ({ customerId, jobId }) => {
      const { jobs, now } = deps;
      const scope = systemCustomerScope(customerId, makeReportsJob);
      const at = (ago = 0) => instantOf(now() - ago);
      const claim = () => jobs.claimNext(scope, jobId, at(), at(reportClaimDuration));
      for (let next = await claim(); next; next = await claim()) {
        const outcome = await makeOne(deps, scope, jobId, next);
        const end = isRefusal(outcome) ? { leftOut: outcome.message } : outcome;
        await jobs.finish(scope, jobId, next.patientId, at(), end);
      }
      await jobs.end(scope, jobId, at());
    },
  });

/** Timed job that continues, every minute, the report jobs whose server process has died. */
export const goOnWithReports = ({ queries, queue, now }: Deps): TimedJob => ({
  name: "go-on-with-reports",
  crontab: "* * * * *",
  run: async () => {
    const scope = systemScope("go-on-with-reports");
    const since = instantOf(now() - reportClaimDuration);
    for (const job of await queries.acrossCustomersStopped(scope, since))
      await queue(
        systemCustomerScope(job.customerId, makeReportsJob),
        makeReportsJob,
        job,
        `${makeReportsJob} ${job.jobId}`,
      );
  },
});

/**
 * Timed job that removes expired report jobs and files every hour: jobs a day after their end, files a day later, including files that
 * another process left.
 */
export const tidyReports = ({ files, jobs, now }: Deps): TimedJob => ({
  name: "tidy-reports",
  crontab: "41 * * * *",
  run: async () => {
    const before = now() - reportLifetime;
    await jobs.acrossCustomersForget(systemScope("tidy-reports"), instantOf(before));
    const old: string[] = [];
    for await (const { path, writtenAt } of files.list(folder)) if (writtenAt < before - reportLifetime) old.push(path);
    for (const path of old) await files.remove(path);
  },
});
