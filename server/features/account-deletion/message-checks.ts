import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { AccountDeletionQueries } from "./account-deletion.queries.ts";

interface Deps {
  readonly queries: AccountDeletionQueries;
}

/** Checks of notices about the deletion of an account: they are obsolete after a withdrawal. */
export const makeDeletionChecks = ({ queries }: Deps): MessageCheck[] => [
  {
    kind: "deletionNotice",
    findObsoleteReason: async ({ customerId, subjectId }) => {
      const scope = systemCustomerScope(customerId, "send-message");
      const deletion = subjectId && (await queries.deletion(scope, subjectId));
      if (!deletion || deletion.erasedOn !== null) return "gone";
      return deletion.withdrawnOn === null ? null : "done";
    },
  },
];
