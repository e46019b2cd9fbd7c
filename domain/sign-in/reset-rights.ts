import { Role } from "../access/roles.ts";
import type { Viewer } from "../access/viewer.ts";

const usersPage: readonly Role[] = [Role.admin, Role.companyAdmin, Role.healthCoach, Role.superAdmin];
const patientList: readonly Role[] = [
  Role.admin,
  Role.physio,
  Role.surgeon,
  Role.medicalAssociate,
  Role.companyAdmin,
  Role.healthCoach,
];

/** Who may send users a reset link: the roles that may open the users page. */
export const mayResetUsers = ({ role }: Viewer): boolean => usersPage.includes(role);

/** Who may send patients a reset link: the roles that may open the patient list. */
export const mayResetPatients = ({ role }: Viewer): boolean => patientList.includes(role);
