import { guardRoute } from "@restride/domain/access/guard.ts";
import { isCompanyUser, Role, roleName } from "@restride/domain/access/roles.ts";
import { type RouteName, routes, type Visitor as Person } from "@restride/domain/access/routes.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { emptyClinic } from "@restride/dev-env/small-clinics/crowded-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { type Area, type DataAmount, pageLooks } from "./page-looks.ts";

/**
 * Role and whether it is inside a clinic. Company users and super admins can be outside of every clinic or inside one. `role` is null without a
 * session.
 */
export interface Standpoint {
  readonly role: Role | null;
  readonly isInside: boolean;
}

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin } = Role;
const travelers = [companyAdmin, healthCoach, superAdmin] as const;

const standpoints: readonly Standpoint[] = [
  { role: null, isInside: false },
  ...[admin, physio, surgeon, medicalAssociate].map((role) => ({ role, isInside: true })),
  ...travelers.map((role) => ({ role, isInside: false })),
  ...travelers.map((role) => ({ role, isInside: true })),
];

const isTraveler = (role: Role): boolean => travelers.some((each) => each === role);

/** Returns the person as the route guard sees them. */
export const personAt = ({ role, isInside }: Standpoint): Person | null =>
  role && { role, hasCustomer: isInside, hasCompany: isCompanyUser(role), patientsCount: 1 };

/** Returns true if this standpoint checks the route: it can open the route, and the page differs from its page outside of the clinic. */
function checksRoute(standpoint: Standpoint, name: RouteName): boolean {
  const { scope, lite } = { lite: false, ...routes[name] };
  if ((scope === "public") !== (standpoint.role === null)) return false;
  if (guardRoute(routes[name], personAt(standpoint), lite ? "?app=admin-lite" : "").kind !== "allow") return false;
  const isOfCompany = scope === "company" || scope === "account";
  return !(standpoint.role && isTraveler(standpoint.role) && standpoint.isInside && isOfCompany);
}

/** Person who opens the pages of an area, one after another, in a clinic with this amount of data. */
export interface Visit {
  readonly title: string;
  readonly standpoint: Standpoint;
  readonly fullness: DataAmount;
  readonly names: readonly RouteName[];
}

const titleOf = ({ role, isInside }: Standpoint, fullness: DataAmount): string =>
  [
    role ? roleName(role) : "nobody",
    ...(role && isTraveler(role) ? [isInside ? "inside" : "outside"] : []),
    fullness,
  ].join(" ");

/** Returns visits that cover every page of an area: the first role in the crowded and in the empty clinic, each other role in the ordinary clinic. */
export function visitsOf(area: Area): Visit[] {
  const names = (Object.keys(pageLooks) as RouteName[]).filter((name) => pageLooks[name].area === area);
  const firstStandpoint = (name: RouteName): Standpoint | undefined =>
    standpoints.find((standpoint) => checksRoute(standpoint, name));
  const of = (standpoint: Standpoint, fullness: DataAmount): Visit => ({
    title: titleOf(standpoint, fullness),
    standpoint,
    fullness,
    names: names.filter((name) => {
      if (fullness === "ordinary") return checksRoute(standpoint, name) && firstStandpoint(name) !== standpoint;
      return firstStandpoint(name) === standpoint && (fullness === "crowded" || pageLooks[name].empty === fullness);
    }),
  });
  const fullnesses: readonly DataAmount[] = ["crowded", "ordinary", "empty list", "bare record"];
  return standpoints
    .flatMap((standpoint) => fullnesses.map((fullness) => of(standpoint, fullness)))
    .filter(({ names: some }) => some.length > 0);
}

const clinicOf: Record<Exclude<DataAmount, "empty list">, number> = { ordinary: 0, crowded: 1, "bare record": 2 };

/** Returns the account of a visit and the clinic that it enters; null without a session. */
export function accountOf({ standpoint: { role, isInside }, fullness }: Pick<Visit, "standpoint" | "fullness">) {
  if (role === null) return null;
  if (fullness === "empty list") return { email: emptyClinic.email(role) };
  const number = clinicOf[fullness];
  const email = smallEmail(number, role);
  return isTraveler(role) && isInside ? { email, clinic: small.customers[number]! } : { email };
}
