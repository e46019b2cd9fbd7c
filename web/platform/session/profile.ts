import type { Visitor } from "@restride/domain/access/routes.ts";
import type { Role } from "@restride/domain/access/roles.ts";
import { z } from "zod";

const customer = z.object({
  _id: z.string(),
  name: z.string(),
  company: z.string(),
  companyname: z.string(),
  logo: z.string().nullish(),
  autoimportevent: z.boolean(),
  accesscode: z.string(),
  timezone: z.string(),
});

const company = z.object({ _id: z.string(), name: z.string() });

const user = z.object({
  _id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  userimage: z.string().nullish(),
  role: z.number(),
  signature: z.string(),
  surgeon: z.string().nullish(),
  surgeons: z.array(z.string()),
  lastlogintime: z.string().nullish(),
  patients_count: z.number(),
  filter: z.string().nullish(),
});

/** What the browser keeps of a session. */
export const profileSchema = z.object({
  token: z.string().min(1),
  customer: customer.nullish(),
  company: company.nullish(),
  trustToken: z.string().nullish(),
  exp: z.number().nullish(),
  user,
});

/** The session profile: who is signed in, where, and the token that proves it. */
export type Profile = z.infer<typeof profileSchema>;

/** The role of the person who is signed in. */
export const roleOf = (profile: Profile): Role => profile.user.role as Role;

/** The profile as the route table sees it. */
export const visitorOf = (profile: Profile): Visitor => ({
  role: roleOf(profile),
  hasCustomer: Boolean(profile.customer),
  hasCompany: Boolean(profile.company),
  patientsCount: profile.user.patients_count,
});
