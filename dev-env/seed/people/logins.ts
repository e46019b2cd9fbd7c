import { Role, roleName } from "@restride/domain/access/roles.ts";
import { demoPassword } from "./staff-rows.ts";

/** Someone to be in the demo. */
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

/** A login per role: people of the first clinic, of its company, and the super admin. */
export const seedLogins: readonly DemoLogin[] = emails.map(([role, email]) => ({
  role: roleName(role),
  email,
  password: demoPassword,
}));
