import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { Callbacks } from "./callbacks.lookups.ts";

interface Deps {
  readonly callbacks: Callbacks;
}

/**
 * Checks of mails about callback requests: they are obsolete once somebody has called, or when the surgeon does not use this address any
 * more.
 */
export const makeCallbackChecks = ({ callbacks }: Deps): MessageCheck[] => [
  {
    kind: "callbackRequest",
    findObsoleteReason: async ({ customerId, callbackId, to }) => {
      const scope = systemCustomerScope(customerId, "send-message");
      const callback = callbackId && (await callbacks.byId(scope, callbackId));
      if (!callback) return "gone";
      if (callback.calledAt !== null) return "done";
      if (callback.isSurgeonDeleted) return "inactive";
      return callback.surgeonEmail === to ? null : "addressChanged";
    },
  },
];
