import type { Id } from "@restride/domain/values/id.ts";
import { deletionTexts } from "@restride/domain/account-deletion/deletion-form.ts";
import { deletionType } from "@restride/domain/cases/case-values.ts";
import { conversationCase } from "@restride/domain/cases/start-conversation.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { callbackTexts } from "@restride/domain/callbacks/callback-form.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { eventHandler } from "../../platform/events/event-handlers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { Callbacks } from "../callbacks/callbacks.lookups.ts";
import type { BrowserNews } from "../notifications/browser-news.lookups.ts";
import type { CasesStore } from "./cases.store.ts";

interface Deps {
  readonly callbacks: Callbacks;
  readonly store: CasesStore;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
  readonly newId: () => Id;
}

/** A patient's callback request becomes a conversation, so that everybody who may read the patient's messages finds it. */
export const openCallbackCase = ({ callbacks, store, domainEvents, now, newId }: Deps) =>
  eventHandler({
    name: "open-callback-case",
    to: "CallbackRequested",
    handle: async (scope, { subjectId, data }) => {
      const callback = subjectId === null ? undefined : await callbacks.byId(scope, data.callback);
      if (!callback || subjectId === null) return;
      const words = { subject: callbackTexts.summary(callback.name), message: callbackTexts.description(callback) };
      const caseid = newId();
      await store.save(scope, caseid, conversationCase(subjectId, words), null, instantOf(now()));
      await domainEvents.record(scope, { kind: "CaseCreated", subjectId, data: { case: caseid, by: null } });
    },
  });

/** Staff learn of a request for deletion by a case; it has the id of the deletion, so that both are found together. */
export const openDeletionCase = ({ store, now }: Pick<Deps, "store" | "now">) =>
  eventHandler({
    name: "open-deletion-case",
    to: "AccountDeletionRequested",
    handle: async (scope, { subjectId, data }) => {
      const opened = {
        patientId: subjectId,
        type: deletionType,
        summary: deletionTexts.caseSummary,
        description:
          subjectId === null ? deletionTexts.caseTextRegistered(data.date) : deletionTexts.caseText(data.date),
      };
      await store.save(scope, data.deletion, opened, null, instantOf(now()));
    },
  });

/** A new case is news to the browsers of those in the clinic who may see its patient. */
export const pushNewCase = ({ browserNews }: { readonly browserNews: BrowserNews }) =>
  eventHandler({
    name: "push-message",
    to: "CaseCreated",
    handle: (scope, { no, subjectId, data: { by: authorId, case: caseid } }) =>
      browserNews.push(scope, { no, subjectId, authorId, record: caseid }, "message", pathOf("caseDetail", { caseid })),
  });

/** A withdrawn request needs nobody's attention any more. */
export const closeDeletionCase = ({ store, now }: Pick<Deps, "store" | "now">) =>
  eventHandler({
    name: "close-deletion-case",
    to: "AccountDeletionWithdrawn",
    handle: async (scope, { data }) => {
      await store.resolve(scope, data.deletion, instantOf(now()));
    },
  });
