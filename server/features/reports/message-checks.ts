import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";

interface Deps {
  readonly patients: PatientContacts;
}

/** The sense of links to reports: one of an inactive patient opens nothing. */
export const makeReportChecks = ({ patients }: Deps): MessageCheck[] => [
  {
    kind: "reportLink",
    findLostSense: async ({ customerId, patientId }) => {
      const scope = systemCustomerScope(customerId, "send-message");
      const patient = patientId && (await patients.contactOf(scope, patientId));
      if (!patient) return "gone";
      return patient.active ? null : "inactive";
    },
  },
];
