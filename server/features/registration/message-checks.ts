import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { RegistrationViews } from "./registration.views.ts";

interface Deps {
  readonly views: RegistrationViews;
}

/** The sense of messages to people who register. A link to a page of the clinic does not end. */
export const makeRegistrationChecks = ({ views }: Deps): MessageCheck[] => [
  { kind: "registrationLink", findLostSense: async () => null },
  { kind: "appLink", findLostSense: async () => null },
  {
    kind: "consentCopy",
    findLostSense: async ({ customerId, registrationId, to }) => {
      if (!registrationId) return "gone";
      const registered = await views.registered(systemCustomerScope(customerId, "send-message"), registrationId);
      if (!registered) return "gone";
      return registered.consentEmail === to ? null : "addressChanged";
    },
  },
];
