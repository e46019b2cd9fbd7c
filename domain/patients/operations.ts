import { Role } from "../access/roles.ts";
import { inClinic, inCompany } from "../access/reach.ts";
import { care, patientAdders } from "../access/role-groups.ts";

export type PatientsQueryTag = "patients";

const { companyAdmin, healthCoach } = Role;

export const patientsOperations = {
  getPatientList: inClinic(...care),
  getPatientListForCompany: inCompany(companyAdmin, healthCoach),
  getPatientStats: inClinic(...care),
  getPatient: inClinic(...care),
  getPatientPhone: inClinic(...care),
  getOpenOfPatient: inClinic(...care),
  validatePatient: inClinic(...patientAdders),
  editPatient: inClinic(...care),
  addeditCaregiver: inClinic(...care),
  addeditShipAddress: inClinic(...care),
  addeditHealthcoach: inClinic(companyAdmin),
  putPatientOnHold: inClinic(companyAdmin, healthCoach),
  togglePatientStatus: inClinic(...care),
};
