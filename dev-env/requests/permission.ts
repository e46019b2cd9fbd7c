import type { OperationName, RestOperationName } from "@restride/domain/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";

/**
 * Rows that a call works on. public: no session is needed. account: the caller's own account, or users of the named place. clinic: the session's
 * clinic, or the named one. company: the clinics of the caller's company, for a health coach the assigned ones. companies: the same, for a super
 * admin those of every company. every: the companies themselves. patient: the caller's own record.
 */
type Reach = "public" | "account" | "clinic" | "company" | "companies" | "every" | "patient";

export interface Permission {
  readonly reach: Reach;
  readonly roles: readonly Role[];
}

const names: Record<string, Role> = {
  admin: Role.admin,
  therapist: Role.physio,
  surgeon: Role.surgeon,
  associate: Role.medicalAssociate,
  patient: Role.patient,
  link: Role.progressLink,
  caregiver: Role.caregiverLink,
  report: Role.reportLink,
  company: Role.companyAdmin,
  coach: Role.healthCoach,
  super: Role.superAdmin,
};

const permission =
  (reach: Reach) =>
  (people: string): Permission => ({ reach, roles: people.split(" ").map((name) => names[name]!) });
export const [clinic, account] = [permission("clinic"), permission("account")];
export const [company, companies] = [permission("company"), permission("companies")];

export const everybody: Permission = { reach: "public", roles: [Role.anonymous] };
export const anyStaff = account("admin therapist surgeon associate company coach super");
export const ownRecord = permission("patient")("patient");
export const superAdmin = permission("every")("super");

/** Expected permissions of one subject. */
export type ExpectedPermissions = { readonly [K in OperationName | RestOperationName]?: Permission };
