import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { type SentWorkLog, toWorkLogInput, workLogForm } from "@restride/domain/cases/work-log.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, type Refusal } from "@restride/domain/values/refusal.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { instantOf } from "../../platform/instant.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";

interface Deps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly now: () => number;
  readonly newId: () => Id;
}

/**
 * Makes the function that logs work on a case that the caller found in its scope, or just created, in the running transaction; a refusal stores
 * nothing.
 */
export const makeAddWorkLog =
  ({ db, clock, now, newId }: Deps) =>
  async (scope: CustomerScope, caseId: Id, sent: SentWorkLog): Promise<Refusal | null> => {
    const log = parseOrRefuse(workLogForm((await clock(scope)).today), toWorkLogInput(sent));
    if (isRefusal(log)) return log;
    db.write(
      scope,
      "addWorkLog",
      build.insertInto("case_work_logs").values({
        customer_id: scope.customerId,
        case_id: caseId,
        work_log_id: newId(),
        user_id: scope.userId,
        started_on: log.date,
        minutes: log.minutes,
        description: log.description,
        created_at: instantOf(now()),
      }),
    );
    return null;
  };

export type AddWorkLog = ReturnType<typeof makeAddWorkLog>;
