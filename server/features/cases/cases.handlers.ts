import { deletionType } from "@restride/domain/cases/case-values.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { eventHandler } from "../../platform/events/event-handlers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { BrowserNews } from "../notifications/browser-news.lookups.ts";
import type { CasesStore } from "./cases.store.ts";
import { deletionTexts } from "@restride/domain/account-deletion/deletion-texts.ts";

interface Deps {
  readonly store: CasesStore;
  readonly now: () => number;
}

/** Opens a case for a requested deletion; the case has the id of the deletion, so that each can be found from the other. */
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

/** Pushes a new case to the browsers of those users of the clinic who may see its patient. */
export const pushNewCase = ({ browserNews }: { readonly browserNews: BrowserNews }) =>
  eventHandler({
    name: "push-message",
    to: "CaseCreated",
    handle: (scope, { no, subjectId, data: { by: authorId, case: caseid } }) =>
      browserNews.push(scope, { no, subjectId, authorId, record: caseid }, "message", pathOf("caseDetail", { caseid })),
  });

/** Closes the case of a withdrawn deletion, which needs no attention any more. */
export const closeDeletionCase = ({ store, now }: Deps) =>
  eventHandler({
    name: "close-deletion-case",
    to: "AccountDeletionWithdrawn",
    handle: async (scope, { data }) => {
      await store.resolve(scope, data.deletion, instantOf(now()));
    },
  });
