import { inClinic } from "../access/reach.ts";
import { care } from "../access/role-groups.ts";

export type DiagnosesQueryTag = "diagnoses";

/** Who cares for patients reads and writes their diagnoses. */
export const diagnosesOperations = {
  getPatientDiagnoses: inClinic(...care),
  findDiagnosisCodes: inClinic(...care),
  addSingleDiagnosis: inClinic(...care),
  addPatientDiagnoses: inClinic(...care),
  updatePatientDiagnosis: inClinic(...care),
  deletePatientDiagnosis: inClinic(...care),
  restorePatientDiagnosis: inClinic(...care),
};
