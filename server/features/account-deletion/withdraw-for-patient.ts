import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { withdrawalForm } from "@restride/domain/account-deletion/withdrawal-form.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { AccountDeletionStore } from "./account-deletion.store.ts";
import type { DeletionCases } from "./deletion-cases.commands.ts";
import { deletionTexts } from "@restride/domain/account-deletion/deletion-texts.ts";

interface Deps {
  readonly db: Database;
  readonly store: AccountDeletionStore;
  readonly domainEvents: DomainEvents;
  readonly deletionCases?: DeletionCases;
  readonly now: () => number;
}

/**
 * Makes the use case that withdraws a deletion for staff whom the patient asked to do so. The reason is stored in the case, which is erased with the
 * patient.
 */
export const makeWithdrawForPatient =
  ({ db, store, domainEvents, deletionCases, now }: Deps) =>
  (scope: CustomerScope, caseId: Id, reasonInput: string) =>
    db.transaction(scope, async () => {
      const form = parseOrRefuse(withdrawalForm, { reason: reasonInput });
      if (isRefusal(form)) return form;
      if (!deletionCases || !(await deletionCases.isSeen(scope, caseId))) return refuse(deletionTexts.caseNotFound);
      const withdrawn = await store.withdraw(scope, caseId, instantOf(now()));
      if (!withdrawn) return refuse(deletionTexts.tooLate);
      const subjectId = withdrawn.patientId;
      await deletionCases.say(scope, caseId, subjectId, deletionTexts.withdrawnFor(form.reason));
      await domainEvents.record(scope, { kind: "AccountDeletionWithdrawn", subjectId, data: { deletion: caseId } });
      return { message: deletionTexts.withdrawnByStaff };
    });
