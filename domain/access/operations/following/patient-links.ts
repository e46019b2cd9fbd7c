import { Role } from "../../roles.ts";
import { inClinic } from "../reach.ts";
import { care } from "../role-groups.ts";

/** Staff who may see the patient, the patient, and holders of links, who see the link they hold. */
const linkReaders = inClinic(...care, Role.patient, Role.progressLink, Role.caregiverLink, Role.reportLink);

export const patientLinksOperations = {
  getPatientLinks: linkReaders,
  endPatientLink: linkReaders,
};
