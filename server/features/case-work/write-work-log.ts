import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { toWorkLogInput, workLogForm } from "@restride/domain/cases/work-log.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { isStale } from "@restride/domain/values/version.ts";
import type { MutationAddWorkLogArgs, MutationEditWorkLogArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { caseNotFound, type SeenCase } from "./case-sight.lookups.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { AddWorkLog } from "./work-logs.commands.ts";
import type { WorkLogsStore } from "./work-logs.store.ts";
import { workLogTexts } from "@restride/domain/cases/work-log-texts.ts";

interface Deps {
  readonly db: Database;
  readonly workLogs: WorkLogsStore;
  readonly addWorkLog: AddWorkLog;
  readonly seenCase: SeenCase;
  readonly clock: ClinicClock;
  readonly domainEvents: DomainEvents;
}

/**
 * Returns the use cases that add, change and delete entries of the work log. Only the author may change an entry, and only while the case
 * is in sight.
 */
export const makeWriteWorkLog = ({ db, workLogs, addWorkLog, seenCase, clock, domainEvents }: Deps) => {
  /** Runs work about a case in sight, and records that its work log changed. */
  const inCase = (scope: CustomerScope, caseId: Id, message: string, work: () => Promise<Refusal | null>) =>
    db.transaction(scope, async () => {
      const seen = await seenCase(scope, caseId);
      if (!seen) return caseNotFound;
      const refused = await work();
      if (refused) return refused;
      const data = { case: caseId, by: scope.userId };
      await domainEvents.record(scope, { kind: "WorkLogChanged", subjectId: seen.patientId, data });
      return { message };
    });

  const add = (scope: CustomerScope, { caseId, ...sent }: MutationAddWorkLogArgs) =>
    inCase(scope, caseId, workLogTexts.added, () => addWorkLog(scope, caseId, sent));

  const change = (scope: CustomerScope, { wlid, caseId, version, ...sent }: MutationEditWorkLogArgs) =>
    inCase(scope, caseId, workLogTexts.updated, async () => {
      const storedVersion = await workLogs.ownVersion(scope, caseId, wlid);
      if (storedVersion === undefined) return refuse(workLogTexts.notFound);
      const log = parseOrRefuse(workLogForm((await clock(scope)).today), toWorkLogInput(sent));
      if (isRefusal(log)) return log;
      if (isStale(version, storedVersion)) return refuse(workLogTexts.changed);
      workLogs.change(scope, caseId, wlid, log);
      return null;
    });

  const remove = (scope: CustomerScope, caseId: Id, wlid: Id) =>
    inCase(scope, caseId, workLogTexts.deleted, async () => {
      if ((await workLogs.ownVersion(scope, caseId, wlid)) === undefined) return refuse(workLogTexts.notFound);
      workLogs.remove(scope, caseId, wlid);
      return null;
    });

  return { add, change, remove };
};
