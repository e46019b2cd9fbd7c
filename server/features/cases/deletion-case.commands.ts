import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { deletionRequestTexts } from "@restride/domain/account-deletion/request-texts.ts";
import { deletionType } from "@restride/domain/cases/case-values.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import { makeCasesStore } from "./cases.store.ts";

interface Deps {
  readonly db: Database;
  readonly domainEvents: DomainEvents;
  readonly newId: () => Id;
  readonly now: () => number;
}

/**
 * Opens a case for a person to decide whether an account is deleted, in the running transaction; answers its id. It is about no
 * patient where a registration is meant; `authorId` is null where no person opens it.
 */
export const makeSaveDeletionCase =
  ({ db, domainEvents, newId, now }: Deps) =>
  async (scope: CustomerScope, patientId: Id | null, description: string, authorId: Id | null): Promise<Id> => {
    const caseId = newId();
    const opened = { patientId, type: deletionType, summary: deletionRequestTexts.summary, description };
    await makeCasesStore(db).save(scope, caseId, opened, authorId, instantOf(now()));
    await domainEvents.record(scope, {
      kind: "CaseCreated",
      subjectId: patientId,
      data: { case: caseId, by: authorId },
    });
    return caseId;
  };

export type SaveDeletionCase = ReturnType<typeof makeSaveDeletionCase>;
