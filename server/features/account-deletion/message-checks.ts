import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { AccountDeletionViews } from "./account-deletion.views.ts";

interface Deps {
  readonly views: AccountDeletionViews;
}

/** The sense of notices about the deletion of an account: nobody has withdrawn it. */
export const makeDeletionChecks = ({ views }: Deps): MessageCheck[] => [
  {
    kind: "deletionNotice",
    findLostSense: async ({ customerId, subjectId }) => {
      const scope = systemCustomerScope(customerId, "send-message");
      const deletion = subjectId && (await views.deletion(scope, subjectId));
      if (!deletion || deletion.erasedOn !== null) return "gone";
      return deletion.withdrawnOn === null ? null : "done";
    },
  },
];
