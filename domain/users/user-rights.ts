import { Role } from "../access/roles.ts";
import { userTexts } from "./user-form.ts";

/** Where a user belongs: to a clinic, or to the company that runs the programme. */
export type Place = "customer" | "company";

/** The place that goes with a role; a super admin has none of the two and counts to the company. */
export const placeOf = (role: Role): Place => (role < Role.companyAdmin ? "customer" : "company");

/**
 * The roles a viewer may give in a place. Nobody gives more than they have: a health coach makes coaches, never company admins.
 * Surgeons are no choice, since their accounts are kept with the surgeons.
 */
export const rolesToGive = (viewer: Role, place: Place): readonly Role[] => {
  if (place === "customer") return [Role.admin, Role.physio, Role.medicalAssociate];
  return viewer === Role.healthCoach ? [Role.healthCoach] : [Role.healthCoach, Role.companyAdmin];
};

interface Someone {
  readonly userId: string;
  readonly role: Role;
}

/**
 * True when a viewer may change a user: themselves, or somebody whose role they may give. A health coach changes no other coach,
 * who may look after clinics that are not theirs.
 */
export const mayChange = (viewer: Someone, user: Someone): boolean => {
  if (viewer.userId === user.userId) return true;
  if (viewer.role === Role.healthCoach && user.role === Role.healthCoach) return false;
  return rolesToGive(viewer.role, placeOf(user.role)).includes(user.role);
};

/** The choices of a form: the roles to give, or of one's own record the own role alone. */
export const roleChoices = (viewer: Someone, user: Someone | null, place: Place): readonly Role[] =>
  user?.userId === viewer.userId ? [user.role] : rolesToGive(viewer.role, place);

interface Change {
  readonly role?: number | null | undefined;
  readonly active?: boolean | null | undefined;
}

/** Why a viewer may not make a change of a user, as a sentence; null when they may. Nobody demotes or deactivates themselves. */
export const changeRefused = (viewer: Someone, user: Someone, change: Change): string | null => {
  if (!mayChange(viewer, user)) return userTexts.mayNotChange;
  if (viewer.userId !== user.userId) return null;
  if (change.active === false) return userTexts.ownAccount;
  return (change.role ?? user.role) === user.role ? null : userTexts.ownRole;
};
