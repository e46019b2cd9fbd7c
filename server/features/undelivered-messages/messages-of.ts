import type { UndeliveredScope } from "@restride/domain/undelivered-messages/undelivered-scope.ts";
import { noId } from "@restride/domain/values/id.ts";
import type { MessagesOf } from "../../platform/outbox/undelivered.store.ts";

/** Returns the messages of a scope: a clinic's, those to a company's own users, or all that belong to no clinic. */
export const messagesOf = (scope: UndeliveredScope): MessagesOf => {
  if (scope.kind === "customer") return { scope, customerId: scope.customerId, companyId: null };
  return { scope, customerId: noId, companyId: scope.kind === "company" ? scope.companyId : null };
};
