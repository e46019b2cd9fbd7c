import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { noId } from "@restride/domain/values/id.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { PatientLinks } from "../link-tokens/link-tokens.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";

interface Deps {
  readonly patients: PatientContacts;
  readonly patientLinks: Pick<PatientLinks, "isValid">;
}

/** Checks of links to reports: they are needed while the patient is active and the link has not ended. */
export const makeReportChecks = ({ patients, patientLinks }: Deps): MessageCheck[] => [
  {
    kind: "reportLink",
    findObsoleteReason: async ({ customerId, patientId, subjectId }) => {
      const scope = systemCustomerScope(customerId, "send-message");
      const patient = patientId && (await patients.contactOf(scope, patientId));
      if (!patient) return "gone";
      if (!patient.active) return "inactive";
      return (await patientLinks.isValid(scope, { patientId, linkId: subjectId ?? noId, kind: "report" }))
        ? null
        : "ended";
    },
  },
];
