import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { deletionTexts } from "@restride/domain/account-deletion/deletion-form.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Reaction } from "../../platform/events/reactions.ts";
import type { CasesStore } from "./cases.store.ts";

interface Needs {
  readonly store: CasesStore;
  readonly now: () => number;
}

const instant = (now: () => number): string => new Date(now()).toISOString();

/** Staff learn of a request for deletion by a case; it has the id of the deletion, so that both are found together. */
export const openDeletionCase = ({ store, now }: Needs): Reaction => ({
  name: "open-deletion-case",
  to: "AccountDeletionRequested",
  react: async (scope: CustomerScope, { subjectId, data }) => {
    const eraseOn = calendarDate(String(data.date));
    await store.saveOfSystem(scope, String(data.deletion), instant(now), {
      patientId: subjectId,
      type: "Other",
      summary: deletionTexts.caseSummary,
      description: subjectId === null ? deletionTexts.caseTextRegistered(eraseOn) : deletionTexts.caseText(eraseOn),
    });
  },
});

/** A withdrawn request needs nobody's attention any more. */
export const closeDeletionCase = ({ store, now }: Needs): Reaction => ({
  name: "close-deletion-case",
  to: "AccountDeletionWithdrawn",
  react: async (scope: CustomerScope, { data }) => {
    await store.resolve(scope, String(data.deletion), instant(now));
  },
});
