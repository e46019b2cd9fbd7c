import { Role } from "../roles.ts";
import { withAccount } from "./reach.ts";
import { companyKeepers } from "./role-groups.ts";

const { admin, companyAdmin, healthCoach, superAdmin } = Role;

const office = [admin, companyAdmin, healthCoach, superAdmin] as const;

export const usersOperations = {
  getUsers: withAccount(...office),
  getUser: withAccount(...office),
  getCompanyHealthcoach: withAccount(...companyKeepers),
  addEditUser: withAccount(...office),
};
