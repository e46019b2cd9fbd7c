import { inClinic } from "../access/reach.ts";
import { patientAdders } from "../access/role-groups.ts";

/** The documents name one call twice. */
const adding = inClinic(...patientAdders);

export const programmesOperations = {
  previewProgramme: inClinic(...patientAdders),
  addPatientAdmin: adding,
  creatPatientAdmin: adding,
};
