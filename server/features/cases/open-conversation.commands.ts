import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { conversationCase } from "@restride/domain/cases/start-conversation.ts";
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

/** Makes the function that opens a conversation about a patient that no staff member began, in the running transaction. */
export const makeOpenConversation =
  ({ db, domainEvents, newId, now }: Deps) =>
  async (scope: CustomerScope, patientId: Id, words: Parameters<typeof conversationCase>[1]): Promise<void> => {
    const caseid = newId();
    await makeCasesStore(db).save(scope, caseid, conversationCase(patientId, words), null, instantOf(now()));
    await domainEvents.record(scope, { kind: "CaseCreated", subjectId: patientId, data: { case: caseid, by: null } });
  };
