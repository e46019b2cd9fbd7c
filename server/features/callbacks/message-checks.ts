import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { Callbacks } from "./callbacks.lookups.ts";

interface Deps {
  readonly callbacks: Callbacks;
}

/** Checks of mails about callback requests: they are obsolete once somebody has called, or when the surgeon has another address. */
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
