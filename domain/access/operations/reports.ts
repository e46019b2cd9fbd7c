import { Role } from "../roles.ts";
import { inClinic } from "./reach.ts";

const { admin, physio, surgeon, medicalAssociate } = Role;

export const reportsRestOperations = {
  downloadReport: inClinic(admin, physio, surgeon, medicalAssociate),
};
