import { Role } from "../access/roles.ts";
import { everywhere, inClinic, inCompanies, open } from "../access/reach.ts";

export type AccountDeletionQueryTag = "deletionRequests";

const { companyAdmin, healthCoach, superAdmin } = Role;

export const accountDeletionOperations = {
  deleteAccountRequest: open,
  withdrawAccountDeletion: open,
  // Only roles that handle cases.
  getAccountDeletion: inClinic(companyAdmin, healthCoach),
  withdrawDeletionForPatient: inClinic(companyAdmin, healthCoach),
  getDeletionRequests: inCompanies(companyAdmin, superAdmin),
  startDeletionCase: inClinic(companyAdmin),
  dismissDeletionRequest: inCompanies(companyAdmin, superAdmin),
  sendDeletionRequest: everywhere(superAdmin),
};
