import { readPatientFilter } from "@restride/domain/patients/list/read-patient-filter.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { maxReports } from "@restride/domain/reports/report-jobs.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { MutationStartReportsArgs } from "../../../generated/resolvers.ts";
import type { Database } from "../../../platform/database/database.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { Queue } from "../../../platform/jobs/queue.ts";
import type { RateLimits } from "../../../platform/limits/rate-limits.ts";
import type { ClinicClock } from "../../clinic-profile/clinic-clock.lookups.ts";
import type { PatientContacts } from "../../patients/patients.lookups.ts";
import type { ReportJobsStore } from "./report-jobs.store.ts";
import { reportJobTexts } from "@restride/domain/reports/report-jobs-texts.ts";

interface Deps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly jobs: ReportJobsStore;
  readonly queue: Queue;
  readonly rateLimits: RateLimits;
  readonly newId: () => Id;
}

/** Name of the job that makes reports of several patients. */
export const makeReportsJob = "make-reports";

const makeChosen =
  ({ patients, clock }: Deps) =>
  async (scope: CustomerScope, { patientids, filters }: MutationStartReportsArgs): Promise<Id[] | Refusal> => {
    if (filters) {
      const filter = readPatientFilter(filters);
      return isRefusal(filter) ? filter : patients.matchingIds(scope, filter, (await clock(scope)).today);
    }
    const distinctIds = [...new Set(patientids ?? [])];
    if (distinctIds.length > maxReports) return refuse(reportJobTexts.tooMany);
    const knownIds = new Set(await patients.idsInScope(scope, distinctIds));
    return knownIds.size === distinctIds.length ? distinctIds : refuse(patientTexts.notFound);
  };

/** Returns the optional parts of the reports. */
const contentOf = ({ notes, answers }: MutationStartReportsArgs) => ({
  withNotes: notes,
  withAnswers: answers ?? false,
});

/** Makes the use case that starts the reports of the named patients, or of all whom the filters match; a job makes them in the background. */
export const makeStartReports = (deps: Deps) => {
  const { db, clock, jobs, queue, rateLimits, newId } = deps;
  const chosen = makeChosen(deps);
  return async (scope: CustomerScope, { userId }: Viewer, input: MutationStartReportsArgs) => {
    const patientIds = await chosen(scope, input);
    if (isRefusal(patientIds)) return patientIds;
    if (patientIds.length === 0) return refuse(reportJobTexts.nobody);
    if (patientIds.length > maxReports) return refuse(reportJobTexts.tooMany);
    if ((await rateLimits.take("reportsByAccount", userId)) > 0) return refuse(reportJobTexts.tooOften);
    const [jobId, startedAt] = [newId(), instantOf((await clock(scope)).now)];
    await db.transaction(scope, async () => {
      await jobs.add(scope, { jobId, userId, ...contentOf(input), startedAt, patientIds });
      await queue(scope, makeReportsJob, { customerId: scope.customerId, jobId });
    });
    return { message: reportJobTexts.started, job: jobId };
  };
};
