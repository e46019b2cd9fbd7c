import { Role } from "../access/roles.ts";
import { inClinic } from "../access/reach.ts";
import { care } from "../access/role-groups.ts";

export type PatientLinksQueryTag = "links";

/** Staff who may see the patient, the patient, and holders of links, who see the link they hold. */
const linkReaders = inClinic(...care, Role.patient, Role.progressLink, Role.caregiverLink, Role.reportLink);

export const patientLinksOperations = {
  getPatientLinks: linkReaders,
  endPatientLink: linkReaders,
};
