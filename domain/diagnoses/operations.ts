import { inClinic } from "../access/reach.ts";
import { care } from "../access/role-groups.ts";

export type DiagnosesQueryTag = "diagnoses";

/** Operations on diagnoses: roles that care for patients may read and write them. */
export const diagnosesOperations = {
  getPatientDiagnoses: inClinic(...care),
  findDiagnosisCodes: inClinic(...care),
  addSingleDiagnosis: inClinic(...care),
  addPatientDiagnoses: inClinic(...care),
  updatePatientDiagnosis: inClinic(...care),
  deletePatientDiagnosis: inClinic(...care),
  restorePatientDiagnosis: inClinic(...care),
};
