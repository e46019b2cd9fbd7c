import { Role } from "../roles.ts";
import { inClinic, inCompany } from "./reach.ts";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach } = Role;

/** The documents name one call twice. */
const opening = inClinic(admin, physio, surgeon, medicalAssociate, healthCoach);

export const casesOperations = {
  createNewCase: opening,
  createCaseFromMessage: opening,
  getActionCase: inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach),
  getActionCaseStats: inCompany(companyAdmin, healthCoach),
  onComment: inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach),
  addAdminCommentToLite: inClinic(admin, surgeon, companyAdmin, healthCoach),
  getActionCaseListSubscription: inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach),
  assignedToMoveAi: inClinic(admin, surgeon),
  updateLastViewed: inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach),
  moveAiComment: inClinic(companyAdmin, healthCoach),
};
