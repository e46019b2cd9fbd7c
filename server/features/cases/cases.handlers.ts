import { deletionTexts } from "@restride/domain/account-deletion/deletion-form.ts";
import { deletionType } from "@restride/domain/cases/case-values.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { eventHandler } from "../../platform/events/event-handlers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { BrowserNews } from "../notifications/browser-news.lookups.ts";
import type { CasesStore } from "./cases.store.ts";

interface Deps {
  readonly store: CasesStore;
  readonly now: () => number;
}

/** Staff learn of a request for deletion by a case; it has the id of the deletion, so that both are found together. */
export const openDeletionCase = ({ store, now }: Deps) =>
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
export const closeDeletionCase = ({ store, now }: Deps) =>
  eventHandler({
    name: "close-deletion-case",
    to: "AccountDeletionWithdrawn",
    handle: async (scope, { data }) => {
      await store.resolve(scope, data.deletion, instantOf(now()));
    },
  });
