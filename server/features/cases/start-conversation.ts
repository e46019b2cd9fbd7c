import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { conversationCase, startConversationForm } from "@restride/domain/cases/start-conversation.ts";
import { conversationTexts } from "@restride/domain/cases/conversation-texts.ts";
import { whyNoConversation } from "@restride/domain/patients/why-no-conversation.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { MutationCreateCaseFromMessageArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { CasesStore } from "./cases.store.ts";

interface Deps {
  readonly db: Database;
  readonly patients: PatientContacts;
  readonly store: CasesStore;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
  readonly newId: () => Id;
}

type ConversationInput = Pick<MutationCreateCaseFromMessageArgs, "patientId" | "summary" | "description" | "type">;

/** Makes the use case that starts a conversation with a patient: a case of type 'Surgeon Message'. */
export const makeStartConversation =
  ({ db, patients, store, domainEvents, now, newId }: Deps) =>
  (scope: CustomerScope, viewer: Viewer, input: ConversationInput) =>
    db.transaction(scope, async () => {
      const form = parseOrRefuse(startConversationForm, { subject: input.summary, message: input.description });
      if (isRefusal(form)) return form;
      const opened = conversationCase(input.patientId, form);
      if (input.type !== opened.type) return refuse(conversationTexts.failed);
      const patient = await patients.contactOf(scope, input.patientId);
      if (!patient) return refuse(patientTexts.notFound);
      const { surgeonId: surgeon, active } = patient;
      const reason = whyNoConversation(viewer.surgeonIds ?? [], { surgeon, active });
      if (reason) return refuse(reason);
      const caseid = newId();
      await store.save(scope, caseid, opened, scope.userId, instantOf(now()));
      await domainEvents.record(scope, {
        kind: "CaseCreated",
        subjectId: input.patientId,
        data: { case: caseid, by: scope.userId },
      });
      return { caseid, message: conversationTexts.sent };
    });

export type StartConversation = ReturnType<typeof makeStartConversation>;
