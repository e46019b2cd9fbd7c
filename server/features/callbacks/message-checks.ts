import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { Callbacks } from "./callbacks.lookups.ts";

interface Deps {
  readonly callbacks: Callbacks;
}

/** The sense of mails about callback requests: nobody has called yet, and the surgeon still reads this address. */
export const makeCallbackChecks = ({ callbacks }: Deps): MessageCheck[] => [
  {
    kind: "callbackRequest",
    findLostSense: async ({ customerId, callbackId, to }) => {
      const scope = systemCustomerScope(customerId, "send-message");
      const callback = callbackId && (await callbacks.byId(scope, callbackId));
      if (!callback) return "gone";
      if (callback.calledAt !== null) return "done";
      if (callback.isSurgeonDeleted) return "inactive";
      return callback.surgeonEmail === to ? null : "addressChanged";
    },
  },
];
