import { Role } from "../roles.ts";
import { inClinic, inCompany } from "./reach.ts";
import { care } from "./role-groups.ts";

const { companyAdmin, healthCoach } = Role;

export const patientsOperations = {
  getPatientList: inClinic(...care),
  getPatientListForCompany: inCompany(companyAdmin, healthCoach),
  getPatientStats: inClinic(...care),
  getPatient: inClinic(...care),
};
