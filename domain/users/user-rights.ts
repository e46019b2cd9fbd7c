import { Role } from "../access/roles.ts";
import { userTexts } from "./user-texts.ts";

/** Place of a user: a clinic, or the company that runs the program. */
export type Place = "customer" | "company";

/** Returns the place of a role. A super admin belongs to neither and counts as company. */
export const placeOf = (role: Role): Place => (role < Role.companyAdmin ? "customer" : "company");

/**
 * Returns the roles that a viewer may give in a place. Nobody can give more rights than they have: a health coach may make coaches, but not company
 * admins. Surgeons are left out, because their accounts are managed with the surgeons.
 */
export const rolesToGive = (viewer: Role, place: Place): readonly Role[] => {
  if (place === "customer") return [Role.admin, Role.physio, Role.medicalAssociate];
  return viewer === Role.healthCoach ? [Role.healthCoach] : [Role.healthCoach, Role.companyAdmin];
};

interface UserWithRole {
  readonly userId: string;
  readonly role: Role;
}

/**
 * Returns whether a viewer may change a user: themselves, or a user whose role they may give. A health coach may not change other coaches, who may
 * look after clinics outside the viewer's.
 */
export const mayChange = (viewer: UserWithRole, user: UserWithRole): boolean => {
  if (viewer.userId === user.userId) return true;
  if (viewer.role === Role.healthCoach && user.role === Role.healthCoach) return false;
  return rolesToGive(viewer.role, placeOf(user.role)).includes(user.role);
};

/** Returns the role choices of a form: the roles that the viewer may give, or only the present role in the viewer's own record. */
export const roleChoices = (viewer: UserWithRole, user: UserWithRole | null, place: Place): readonly Role[] =>
  user?.userId === viewer.userId ? [user.role] : rolesToGive(viewer.role, place);

interface Change {
  readonly role?: number | null | undefined;
  readonly active?: boolean | null | undefined;
}

/** Returns why a viewer may not change a user, as a sentence; null when they may. Nobody may demote or deactivate themselves. */
export const refusalOfChange = (viewer: UserWithRole, user: UserWithRole, change: Change): string | null => {
  if (!mayChange(viewer, user)) return userTexts.mayNotChange;
  if (viewer.userId !== user.userId) return null;
  if (change.active === false) return userTexts.ownAccount;
  return (change.role ?? user.role) === user.role ? null : userTexts.ownRole;
};
