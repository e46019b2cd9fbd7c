import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { noId } from "@restride/domain/values/id.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { PatientLinks } from "../link-tokens/link-tokens.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";

interface Deps {
  readonly patients: PatientContacts;
  readonly patientLinks: Pick<PatientLinks, "isValid">;
}

/** Checks of links to caregivers: they are needed while the patient is active and accepts mail, and the link has not ended. */
export const makeCaregiverChecks = ({ patients, patientLinks }: Deps): MessageCheck[] => [
  {
    kind: "caregiverLink",
    findObsoleteReason: async ({ customerId, patientId, subjectId }) => {
      const scope = systemCustomerScope(customerId, "send-message");
      const patient = patientId && (await patients.contactOf(scope, patientId));
      if (!patient) return "gone";
      if (!patient.active) return "inactive";
      if (!patient.emailOptIn) return "optedOut";
      return (await patientLinks.isValid(scope, { patientId, linkId: subjectId ?? noId, kind: "caregiver" }))
        ? null
        : "ended";
    },
  },
];
