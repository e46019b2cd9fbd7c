import { liteQuery } from "./guard.ts";
import { isCompanyUser, Role } from "./roles.ts";
import type { App, Route, Visitor } from "./routes.ts";
import { roleMayOpen, routes, scopeIsCovered } from "./routes.ts";

/** Path of the profile page with the query that loads a surgeon's own record. */
export const ownProfilePath = `${routes.profile.path}/?myprofile=true`;

const fallbacks = [routes.patientList, routes.customers, routes.companies, routes.inbox] as const;

function specifiedLanding(role: Role): { route: Route; path: string } {
  if (isCompanyUser(role)) return { route: routes.customers, path: routes.customers.path };
  if (role === Role.superAdmin) return { route: routes.companies, path: routes.companies.path };
  if (role === Role.surgeon) return { route: routes.profile, path: ownProfilePath };
  return { route: routes.compliance, path: routes.compliance.path };
}

/**
 * Returns the path after sign-in, which also replaces the sign-in page for a visitor with a valid session. If the role may not open its specified
 * page, the path is the first of patients, customers, companies and inbox that the role may open. Lite always lands on its messages, which shows a
 * plain page to a role without a lite screen.
 */
export function landingFor(visitor: Visitor, app: App): string {
  if (app === "AdminLite") return `${routes.liteMessages.path}?${liteQuery}`;
  const { route, path } = specifiedLanding(visitor.role);
  if (roleMayOpen(route, visitor.role)) return path;
  return fallbacks.find((fallback) => roleMayOpen(fallback, visitor.role))?.path ?? routes.resetPassword.path;
}

/** Returns the path that the bare address leads to after sign-in: the patients, or the landing page of a role that may not open them. */
export function rootFor(visitor: Visitor, app: App): string {
  if (app === "AdminWeb" && roleMayOpen(routes.patientList, visitor.role)) return routes.patientList.path;
  return landingFor(visitor, app);
}

/** Returns the path after a customer was chosen: its home, or the surgeons for a role that may not open the home. */
export const afterChoosingCustomer = (role: Role): string =>
  roleMayOpen(routes.compliance, role) ? routes.compliance.path : routes.surgeons.path;

/** Returns false for a session whose own landing page would redirect to sign-in, such as a company user without a company. */
export const mayLand = (visitor: Visitor): boolean => scopeIsCovered(specifiedLanding(visitor.role).route, visitor);
