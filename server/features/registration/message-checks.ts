import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { RegistrationQueries } from "./registration.queries.ts";

interface Deps {
  readonly queries: RegistrationQueries;
}

/** Checks of messages to people who register. A link to a page of the clinic never expires. */
export const makeRegistrationChecks = ({ queries }: Deps): MessageCheck[] => [
  { kind: "registrationLink", findObsoleteReason: async () => null },
  { kind: "appLink", findObsoleteReason: async () => null },
  {
    kind: "consentCopy",
    findObsoleteReason: async ({ customerId, registrationId, to }) => {
      if (!registrationId) return "gone";
      const registered = await queries.registered(systemCustomerScope(customerId, "send-message"), registrationId);
      if (!registered) return "gone";
      return registered.consentEmail === to ? null : "addressChanged";
    },
  },
];
