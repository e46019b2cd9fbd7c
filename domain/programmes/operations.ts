import { inClinic } from "../access/reach.ts";
import { patientAdders } from "../access/role-groups.ts";

/** The specification has two names for this call. */
const adding = inClinic(...patientAdders);

export const programmesOperations = {
  previewProgramme: inClinic(...patientAdders),
  addPatientAdmin: adding,
  creatPatientAdmin: adding,
};
