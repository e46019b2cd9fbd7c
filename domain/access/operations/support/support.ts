import { Role } from "../../roles.ts";
import { withAccount } from "../reach.ts";

export const supportOperations = {
  getSupport: withAccount(Role.admin, Role.companyAdmin, Role.surgeon, Role.medicalAssociate),
};
