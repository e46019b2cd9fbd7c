import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { deletionTexts } from "@restride/domain/account-deletion/deletion-form.ts";
import { daysBetween } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { SeenCase } from "../case-work/case-sight.lookups.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { AccountDeletionQueries } from "./account-deletion.queries.ts";

interface Deps {
  readonly queries: AccountDeletionQueries;
  readonly seenCase: SeenCase;
  readonly clock: ClinicClock;
}

/** The request that a case stands for; the case has its id. */
export const makeGetDeletion =
  ({ queries, seenCase, clock }: Deps) =>
  async (scope: CustomerScope, caseId: Id) => {
    const [seen, deletion, devicesOut, { today }] = await Promise.all([
      seenCase(scope, caseId),
      queries.deletion(scope, caseId),
      queries.devicesOut(scope, caseId),
      clock(scope),
    ]);
    if (!seen || !deletion) return refuse(deletionTexts.caseNotFound);
    const daysLeft = Math.max(0, daysBetween(today, deletion.eraseOn));
    return { deletion: { ...deletion, daysLeft, devicesOut } };
  };
