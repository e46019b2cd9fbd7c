import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { deletionTexts } from "@restride/domain/account-deletion/deletion-form.ts";
import { daysBetween } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { SeenCase } from "../cases/case-sight.lookups.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { AccountDeletionViews } from "./account-deletion.views.ts";

interface Deps {
  readonly views: AccountDeletionViews;
  readonly seenCase: SeenCase;
  readonly clock: ClinicClock;
}

/** The request that a case stands for; the case has its id. */
export const makeGetDeletion =
  ({ views, seenCase, clock }: Deps) =>
  async (scope: CustomerScope, caseId: Id) => {
    const [seen, deletion, devicesOut, { today }] = await Promise.all([
      seenCase(scope, caseId),
      views.deletion(scope, caseId),
      views.devicesOut(scope, caseId),
      clock(scope),
    ]);
    if (!seen || !deletion) return refuse(deletionTexts.caseNotFound);
    const daysLeft = Math.max(0, daysBetween(today, deletion.eraseOn));
    return { deletion: { ...deletion, daysLeft, devicesOut } };
  };
