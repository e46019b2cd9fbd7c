import * as deletionRequestTexts from "@restride/domain/account-deletion/request-texts.ts";
import { deletionType } from "@restride/domain/cases/case-values.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { DeletionCases } from "../account-deletion/deletion-cases.commands.ts";
import type { SeenCase } from "../case-work/case-sight.lookups.ts";
import type { SayInCase } from "../case-work/add-case-comment.commands.ts";
import { makeCasesStore } from "./cases.store.ts";

interface Deps {
  readonly db: Database;
  readonly domainEvents: DomainEvents;
  readonly sayInCase: SayInCase;
  readonly seenCase: SeenCase;
  readonly newId: () => Id;
  readonly now: () => number;
}

/** Returns the commands for cases about requests for deletion. */
export const makeDeletionCases = ({ db, domainEvents, sayInCase, seenCase, newId, now }: Deps): DeletionCases => ({
  open: async (scope, patientId, description, authorId) => {
    const caseId = newId();
    const opened = { patientId, type: deletionType, summary: deletionRequestTexts.summary, description };
    await makeCasesStore(db).save(scope, caseId, opened, authorId, instantOf(now()));
    await domainEvents.record(scope, {
      kind: "CaseCreated",
      subjectId: patientId,
      data: { case: caseId, by: authorId },
    });
    return caseId;
  },
  isSeen: async (scope, caseId) => (await seenCase(scope, caseId)) !== undefined,
  say: async (scope, caseId, patientId, text) => {
    const comment = sayInCase(scope, caseId, text, instantOf(now()));
    const data = { case: caseId, by: scope.userId, comment };
    await domainEvents.record(scope, { kind: "CommentAdded", subjectId: patientId, data });
  },
});
