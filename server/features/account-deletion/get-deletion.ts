import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { daysBetween } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { AccountDeletionQueries } from "./account-deletion.queries.ts";
import type { DeletionCases } from "./deletion-cases.commands.ts";
import { deletionTexts } from "@restride/domain/account-deletion/deletion-texts.ts";

interface Deps {
  readonly queries: AccountDeletionQueries;
  readonly deletionCases?: DeletionCases;
  readonly clock: ClinicClock;
}

/** Makes the use case that returns the deletion that a case is about; the case has the id of the deletion. */
export const makeGetDeletion =
  ({ queries, deletionCases, clock }: Deps) =>
  async (scope: CustomerScope, caseId: Id) => {
    const [isSeen, deletion, devicesOut, { today }] = await Promise.all([
      deletionCases?.isSeen(scope, caseId),
      queries.deletion(scope, caseId),
      queries.devicesOut(scope, caseId),
      clock(scope),
    ]);
    if (!isSeen || !deletion) return refuse(deletionTexts.caseNotFound);
    const daysLeft = Math.max(0, daysBetween(today, deletion.eraseOn));
    return { deletion: { ...deletion, daysLeft, devicesOut } };
  };
