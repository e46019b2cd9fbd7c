import type { OperationName } from "@restride/domain/access/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";

/**
 * Whose rows a call works on. public: nobody needs a session. account: the caller's own account, or users of the place that is
 * named. clinic: the session's clinic, or the one that is named. company: the clinics of the caller's company, of a coach those they
 * coach. companies: the same, for a super admin those of every company. every: the companies themselves. patient: the caller's own record.
 */
type Reach = "public" | "account" | "clinic" | "company" | "companies" | "every" | "patient";

export interface Right {
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

const right =
  (reach: Reach) =>
  (people: string): Right => ({ reach, roles: people.split(" ").map((name) => names[name]!) });
export const [clinic, account] = [right("clinic"), right("account")];
export const [company, companies] = [right("company"), right("companies")];

export const everybody: Right = { reach: "public", roles: [Role.anonymous] };
export const anyStaff = account("admin therapist surgeon associate company coach super");
export const ownRecord = right("patient")("patient");
export const superAdmin = right("every")("super");

/** Who may call what of one subject. */
export type Rights = { readonly [K in OperationName]?: Right };
