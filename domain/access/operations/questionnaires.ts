import { Role } from "../roles.ts";
import { inClinic } from "./reach.ts";
import { care } from "./role-groups.ts";

const { patient, progressLink, caregiverLink } = Role;

export const questionnairesOperations = {
  getFormByScheduleSubId: inClinic(...care, patient, progressLink, caregiverLink),
};
