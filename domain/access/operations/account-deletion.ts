import { Role } from "../roles.ts";
import { inClinic, open } from "./reach.ts";

const { companyAdmin, healthCoach } = Role;

export const accountDeletionOperations = {
  deleteAccountRequest: open,
  withdrawAccountDeletion: open,
  // Who handles cases.
  getAccountDeletion: inClinic(companyAdmin, healthCoach),
  withdrawDeletionForPatient: inClinic(companyAdmin, healthCoach),
};
