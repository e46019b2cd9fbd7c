import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { reportFileName, reportLifetime, secondsLeft } from "@restride/domain/reports/report-jobs.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { Readable } from "node:stream";
import type { Files } from "../../../platform/files/files.ts";
import { type ArchiveFile, zip } from "../../../platform/files/zip.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { NoteRead } from "../../patients/patient-reads.commands.ts";
import { fileOfReport } from "./make-reports.ts";
import type { ReportJobsStore } from "./report-jobs.store.ts";
import type { FinishedReport, ReportJobsQueries } from "./report-jobs.queries.ts";
import { reportJobTexts } from "@restride/domain/reports/report-jobs-texts.ts";

interface Deps {
  readonly files: Files;
  readonly jobs: ReportJobsStore;
  readonly queries: ReportJobsQueries;
  readonly noteRead: NoteRead;
  readonly now: () => number;
}

/** Returns the use cases for report jobs of the viewer: their state, their cancellation, and their files as one archive. */
export const makeReadJobs = ({ files, jobs, queries, noteRead, now }: Deps) => {
  const oldestStoredAt = () => instantOf(now() - reportLifetime);
  const packed = async function* (jobId: Id, madeReports: readonly FinishedReport[]): AsyncGenerator<ArchiveFile> {
    for (const { patientId, position, ...name } of madeReports) {
      const bytes = await files.read(fileOfReport(jobId, patientId));
      if (bytes) yield { name: reportFileName(position, name), bytes };
    }
  };
  return {
    list: async (scope: CustomerScope, { userId }: Viewer) => {
      const rows = await queries.jobs(scope, userId, oldestStoredAt());
      const jobsOf = rows.map(({ startedat, endedat, bytes, ...job }) => ({
        ...job,
        bytes: endedat === null ? null : bytes,
        startedat,
        endedat,
        keptuntil: endedat && instantOf(Date.parse(endedat) + reportLifetime),
        secondsleft: endedat ? null : secondsLeft({ ...job, startedAt: Date.parse(startedat), now: now() }),
      }));
      return { jobs: jobsOf };
    },
    cancel: async (scope: CustomerScope, { userId }: Viewer, jobId: Id) => {
      const isCancelled = await jobs.cancel(scope, userId, jobId, instantOf(now()));
      return isCancelled ? { message: reportJobTexts.cancelled } : refuse(reportJobTexts.notRunning);
    },
    /**
     * Returns the reports of a job as one archive. The right to each patient is checked again, and each download of a report is recorded.
     */
    pack: async (scope: CustomerScope, { userId }: Viewer, jobId: Id) => {
      const madeReports = await queries.madeReports(scope, userId, jobId, oldestStoredAt());
      if (madeReports.length === 0) return refuse(reportJobTexts.gone);
      for (const { patientId } of madeReports) noteRead(scope, patientId, "downloadReports");
      return { type: "application/zip", name: "reports.zip", bytes: Readable.from(zip(packed(jobId, madeReports))) };
    },
  };
};

export type ReadJobs = ReturnType<typeof makeReadJobs>;
