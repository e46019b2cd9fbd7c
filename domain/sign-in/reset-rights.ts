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

/** Returns whether a viewer may send users a reset link: the role may open the users page. */
export const mayResetUsers = ({ role }: Viewer): boolean => usersPage.includes(role);

/** Returns whether a viewer may send patients a reset link: the role may open the patient list. */
export const mayResetPatients = ({ role }: Viewer): boolean => patientList.includes(role);
