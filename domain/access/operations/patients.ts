import { Role } from "../roles.ts";
import { inClinic, inCompany } from "./reach.ts";
import { care } from "./role-groups.ts";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach } = Role;

/** Who may add patients. */
const adders = [admin, companyAdmin, physio, medicalAssociate, surgeon] as const;

export const patientsOperations = {
  getPatientList: inClinic(...care),
  getPatientListForCompany: inCompany(companyAdmin, healthCoach),
  getPatientStats: inClinic(...care),
  getPatient: inClinic(...care),
  getPatientPhone: inClinic(...care),
  validatePatient: inClinic(...adders),
  editPatient: inClinic(...care),
  addeditCaregiver: inClinic(...care),
  addeditShipAddress: inClinic(...care),
  addeditHealthcoach: inClinic(companyAdmin),
  putPatientOnHold: inClinic(companyAdmin, healthCoach),
  togglePatientStatus: inClinic(...care),
};
