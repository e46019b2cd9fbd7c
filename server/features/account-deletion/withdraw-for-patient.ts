import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { deletionTexts } from "@restride/domain/account-deletion/deletion-form.ts";
import { withdrawalForm } from "@restride/domain/account-deletion/withdrawal-form.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { SayInCase } from "../case-work/say-in-case.commands.ts";
import type { SeenCase } from "../case-work/case-sight.lookups.ts";
import type { AccountDeletionStore } from "./account-deletion.store.ts";

interface Deps {
  readonly db: Database;
  readonly store: AccountDeletionStore;
  readonly domainEvents: DomainEvents;
  readonly seenCase: SeenCase;
  readonly sayInCase: SayInCase;
  readonly now: () => number;
}

/** Staff withdraw a request because the patient asked them. Why is said in the case, where it is erased with the patient. */
export const makeWithdrawForPatient =
  ({ db, store, domainEvents, seenCase, sayInCase, now }: Deps) =>
  (scope: CustomerScope, caseId: Id, reasonInput: string) =>
    db.transaction(scope, async () => {
      const form = parseOrRefuse(withdrawalForm, { reason: reasonInput });
      if (isRefusal(form)) return form;
      if (!(await seenCase(scope, caseId))) return refuse(deletionTexts.caseNotFound);
      const at = instantOf(now());
      const withdrawn = await store.withdraw(scope, caseId, at);
      if (!withdrawn) return refuse(deletionTexts.tooLate);
      const subjectId = withdrawn.patientId;
      const comment = sayInCase(scope, caseId, deletionTexts.withdrawnFor(form.reason), at);
      await domainEvents.record(scope, {
        kind: "CommentAdded",
        subjectId,
        data: { case: caseId, by: scope.userId, comment },
      });
      await domainEvents.record(scope, { kind: "AccountDeletionWithdrawn", subjectId, data: { deletion: caseId } });
      return { message: deletionTexts.withdrawnByStaff };
    });
