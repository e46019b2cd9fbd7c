import { liteQuery } from "./guard.ts";
import { isCompanyUser, Role } from "./roles.ts";
import type { App, Route, Visitor } from "./routes.ts";
import { roleMayOpen, routes, scopeIsCovered } from "./routes.ts";

/** A surgeon's own record, loaded by the query. */
export const ownProfilePath = `${routes.profile.path}/?myprofile=true`;

const fallbacks = [routes.patientList, routes.customers, routes.companies, routes.inbox] as const;

function specified(role: Role): { route: Route; path: string } {
  if (isCompanyUser(role)) return { route: routes.customers, path: routes.customers.path };
  if (role === Role.superAdmin) return { route: routes.companies, path: routes.companies.path };
  if (role === Role.surgeon) return { route: routes.profile, path: ownProfilePath };
  return { route: routes.compliance, path: routes.compliance.path };
}

/**
 * The path after sign-in, and of somebody who opens the sign-in page with a valid session. Where the role may not open the
 * specified page it is the first of the patients, customers, companies and inbox that it may open. Lite always lands on its
 * messages, which shows a plain page to a role without a lite screen.
 */
export function landingFor(visitor: Visitor, app: App): string {
  if (app === "AdminLite") return `${routes.liteMessages.path}?${liteQuery}`;
  const { route, path } = specified(visitor.role);
  if (roleMayOpen(route, visitor.role)) return path;
  return fallbacks.find((fallback) => roleMayOpen(fallback, visitor.role))?.path ?? routes.resetPassword.path;
}

/** Where the bare address leads somebody who is signed in: the patients, or the landing of a role that may not open them. */
export function rootFor(visitor: Visitor, app: App): string {
  if (app === "AdminWeb" && roleMayOpen(routes.patientList, visitor.role)) return routes.patientList.path;
  return landingFor(visitor, app);
}

/** Choosing a customer leads to its home; a role that may not open it goes to the surgeons. */
export const afterChoosingCustomer = (role: Role): string =>
  roleMayOpen(routes.compliance, role) ? routes.compliance.path : routes.surgeons.path;

/** False for a session whose own landing would send it back to sign-in, such as a company user's without a company. */
export const mayLand = (visitor: Visitor): boolean => scopeIsCovered(specified(visitor.role).route, visitor);
