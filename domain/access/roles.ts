import * as texts from "./role-texts.ts";

/**
 * Roles of Restride with their wire codes. 12 is a person who reads one patient's progress by link, 13 a caregiver with such a link, 14 a person who
 * opens one report by link. 41 and 42 are not people: they mark routes open to anyone, or to anyone signed in.
 */
export const Role = {
  admin: 1,
  physio: 2,
  surgeon: 3,
  medicalAssociate: 4,
  patient: 11,
  progressLink: 12,
  caregiverLink: 13,
  reportLink: 14,
  companyAdmin: 21,
  healthCoach: 22,
  superAdmin: 31,
  anonymous: 41,
  authorized: 42,
} as const;

export type Role = (typeof Role)[keyof typeof Role];

/** Roles that a user of the console can have. */
export const staffRoles = [
  Role.admin,
  Role.physio,
  Role.surgeon,
  Role.medicalAssociate,
  Role.companyAdmin,
  Role.healthCoach,
  Role.superAdmin,
] as const satisfies readonly Role[];

/** Returns true for company admin and health coach, who work for a company and choose a clinic (customer) to work in. */
export const isCompanyUser = (role: Role): boolean => role === Role.companyAdmin || role === Role.healthCoach;

const names: Record<Role, string> = {
  [Role.admin]: texts.admin,
  [Role.physio]: texts.therapist,
  [Role.surgeon]: texts.surgeon,
  [Role.medicalAssociate]: texts.medicalAssociate,
  [Role.patient]: texts.patient,
  [Role.progressLink]: texts.progressLink,
  [Role.caregiverLink]: texts.caregiverLink,
  [Role.reportLink]: texts.reportLink,
  [Role.companyAdmin]: texts.companyAdmin,
  [Role.healthCoach]: texts.healthCoach,
  [Role.superAdmin]: texts.superAdmin,
  [Role.anonymous]: texts.anonymous,
  [Role.authorized]: texts.authorized,
};

/** Returns the display name of a role; a physio is always shown as Therapist. */
export const roleName = (role: Role): string => names[role];
