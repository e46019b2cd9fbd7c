import { Role } from "../access/roles.ts";
import { inClinic } from "../access/reach.ts";
import { care } from "../access/role-groups.ts";

export type PatientLinksQueryTag = "links";

/** Access for staff who may see the patient, for the patient, and for holders of links, who see only their own link. */
const linkReaders = inClinic(...care, Role.patient, Role.progressLink, Role.caregiverLink, Role.reportLink);

export const patientLinksOperations = {
  getPatientLinks: linkReaders,
  endPatientLink: linkReaders,
};
