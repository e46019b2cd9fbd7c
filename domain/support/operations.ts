import { Role } from "../access/roles.ts";
import { withAccount } from "../access/reach.ts";

export const supportOperations = {
  getSupport: withAccount(Role.admin, Role.companyAdmin, Role.surgeon, Role.medicalAssociate),
};
