import { Role, roleName } from "@restride/domain/access/roles.ts";
import { demoPassword } from "./staff-rows.ts";

/** Login that the demo offers. */
export type DemoLogin = { readonly role: string; readonly email: string; readonly password: string };

const emails = [
  [Role.admin, "admin@tamberlake.clinic.example"],
  [Role.physio, "therapist@tamberlake.clinic.example"],
  [Role.surgeon, "surgeon@tamberlake.clinic.example"],
  [Role.medicalAssociate, "associate@tamberlake.clinic.example"],
  [Role.companyAdmin, "admin@brightwater.example"],
  [Role.healthCoach, "coach@brightwater.example"],
  [Role.superAdmin, "super@restride.example"],
] as const;

/** One login per role: users of the first clinic, of its company, and the super admin. */
export const seedLogins: readonly DemoLogin[] = emails.map(([role, email]) => ({
  role: roleName(role),
  email,
  password: demoPassword,
}));
