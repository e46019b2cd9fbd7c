import { Role } from "../access/roles.ts";
import { inClinic, inCompany, withAccount } from "../access/reach.ts";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin } = Role;

const starting = [admin, physio, surgeon, medicalAssociate, healthCoach] as const;

export const casesOperations = {
  // Company admins open cases of a clinic with this operation; all other roles open conversations.
  createNewCase: inClinic(...starting, companyAdmin),
  createCaseFromMessage: inClinic(...starting),
  getActionCase: inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach),
  getActionCaseStats: inCompany(companyAdmin, healthCoach),
  getActionCaseList: inCompany(companyAdmin, healthCoach),
  onCompanyCases: inCompany(companyAdmin, healthCoach),
  getPatientMessages: inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin),
  isNewActionCase: withAccount(admin, surgeon, medicalAssociate, companyAdmin, healthCoach),
  archiveActionCases: withAccount(admin, surgeon, medicalAssociate, companyAdmin),
  deleteActionCase: inCompany(companyAdmin),
  onComment: inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach),
  addAdminCommentToLite: inClinic(admin, surgeon, companyAdmin, healthCoach),
  getActionCaseListSubscription: inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach),
  assignedToMoveAi: inClinic(admin, surgeon),
  updateLastViewed: inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach),
  moveAiComment: inClinic(companyAdmin, healthCoach),
};
