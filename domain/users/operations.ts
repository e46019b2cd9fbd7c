import { Role } from "../access/roles.ts";
import { withAccount } from "../access/reach.ts";
import { customerEditors } from "../access/role-groups.ts";

/** Query tag of users. */
export type UsersQueryTag = "users";

const { admin, companyAdmin, healthCoach, superAdmin } = Role;

const office = [admin, companyAdmin, healthCoach, superAdmin] as const;

export const usersOperations = {
  getUsers: withAccount(...office),
  getUser: withAccount(...office),
  getCompanyHealthcoach: withAccount(...customerEditors),
  addEditUser: withAccount(...office),
};
