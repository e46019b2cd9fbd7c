import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";

interface Deps {
  readonly patients: PatientContacts;
}

/** The sense of links to caregivers: the patient is active and still wants mail to be sent. */
export const makeCaregiverChecks = ({ patients }: Deps): MessageCheck[] => [
  {
    kind: "caregiverLink",
    findLostSense: async ({ customerId, patientId }) => {
      const scope = systemCustomerScope(customerId, "send-message");
      const patient = patientId && (await patients.contactOf(scope, patientId));
      if (!patient) return "gone";
      if (!patient.active) return "inactive";
      return patient.emailOptIn ? null : "optedOut";
    },
  },
];
