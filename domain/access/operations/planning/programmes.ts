import { inClinic } from "../reach.ts";
import { patientAdders } from "../role-groups.ts";

/** The documents name one call twice. */
const adding = inClinic(...patientAdders);

export const programmesOperations = {
  previewProgramme: inClinic(...patientAdders),
  addPatientAdmin: adding,
  creatPatientAdmin: adding,
};
