import { Role } from "../access/roles.ts";
import { inClinic } from "../access/reach.ts";
import { care } from "../access/role-groups.ts";

/** Query tag of questionnaires. */
export type QuestionnairesQueryTag = "questionnaires";

const { patient, progressLink, caregiverLink } = Role;

export const questionnairesOperations = {
  getFormByScheduleSubId: inClinic(...care, patient, progressLink, caregiverLink),
};
