import type { Visitor } from "@restride/domain/access/routes.ts";
import type { Role } from "@restride/domain/access/roles.ts";
import { isOfShape } from "../shape.ts";

/** Shapes of the parts of a profile: each value only tells the type of its field. */
const customerShape = {
  _id: "",
  name: "",
  company: "",
  companyname: "",
  autoimportevent: false,
  accesscode: "",
  timezone: "",
};
const companyShape = { _id: "", name: "" };
const userShape = {
  _id: "",
  firstname: "",
  lastname: "",
  email: "",
  role: 0,
  signature: "",
  surgeons: [] as readonly string[],
  patients_count: 0,
};

type Absent = null | undefined;

/** Session profile: the signed-in user, their clinic or company, and the token. It is all that the browser stores of a session. */
export interface Profile {
  readonly token: string;
  readonly customer?: (typeof customerShape & { readonly logo?: string | Absent }) | Absent;
  readonly company?: typeof companyShape | Absent;
  readonly trustToken?: string | Absent;
  /** Lifetime of the trust cookie, in seconds. */
  readonly exp?: number | Absent;
  readonly user: typeof userShape & {
    readonly userimage?: string | Absent;
    readonly surgeon?: string | Absent;
    readonly lastlogintime?: string | Absent;
    readonly filter?: string | Absent;
    readonly pagevisited?: readonly string[] | Absent;
  };
}

const isAbsentOrOfShape = (value: unknown, shape: object): boolean =>
  value === null || value === undefined || isOfShape(value, shape);

/** Returns whether a value is a profile. The check needs no library, so that the sign-in page stays small. */
export const isProfile = (value: unknown): value is Profile => {
  if (!isOfShape(value, { token: "", user: userShape })) return false;
  const profile = value as Profile;
  return (
    profile.token !== "" &&
    isAbsentOrOfShape(profile.customer, customerShape) &&
    isAbsentOrOfShape(profile.company, companyShape)
  );
};

/** Returns the role of the signed-in user. */
export const roleOf = (profile: Profile): Role => profile.user.role as Role;

/** Returns the parts of a profile that the route table needs. */
export const visitorOf = (profile: Profile): Visitor => ({
  role: roleOf(profile),
  hasCustomer: Boolean(profile.customer),
  hasCompany: Boolean(profile.company),
  patientsCount: profile.user.patients_count,
});
