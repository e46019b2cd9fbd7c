import { isCompanyUser, Role } from "./roles.ts";
import type { Route, Visitor } from "./routes.ts";
import { roleMayOpen, routes, scopeIsCovered } from "./routes.ts";
import * as texts from "./access-texts.ts";

/** Result of the route guard for one visitor. `reason` of a logout is the sentence that the toast shows. */
export type GuardAnswer =
  | { readonly kind: "allow" }
  | { readonly kind: "redirect"; readonly path: string }
  | { readonly kind: "logout"; readonly path: string; readonly reason: string }
  | { readonly kind: "noLiteScreen" };

/** Query that marks the lite variant of the application. */
export const liteQuery = "app=admin-lite";

/** Returns whether the query string of an address marks lite mode. */
export const isLite = (search: string): boolean => new URLSearchParams(search).get("app") === "admin-lite";

/** Returns the path with the query that marks lite, so that links between lite pages stay in lite. */
export const inLite = (path: string): string => {
  const [pathname = path, query = ""] = path.split("?");
  if (isLite(query)) return path;
  return `${pathname}?${query === "" ? "" : `${query}&`}${liteQuery}`;
};

/** Returns the path of the sign-in page. Lite signs in at the root and its path includes the query string. */
export const signInPath = (search: string): string => (isLite(search) ? `/${search}` : routes.login.path);

const allow: GuardAnswer = { kind: "allow" };
const redirect = (path: string): GuardAnswer => ({ kind: "redirect", path });

function refuse(route: Route, visitor: Visitor, search: string): GuardAnswer {
  const customerMissing = !visitor.hasCustomer;
  if (route.scope === "company" && isCompanyUser(visitor.role) && !visitor.hasCompany) {
    return redirect(signInPath(search));
  }
  if (isCompanyUser(visitor.role) && customerMissing) return redirect(routes.customers.path);
  if (visitor.role === Role.superAdmin && customerMissing && roleMayOpen(route, visitor.role)) {
    return redirect(routes.companies.path);
  }
  const companyMissing = (route.scope === "company" || route.scope === "either") && roleMayOpen(route, visitor.role);
  if (companyMissing) return redirect(signInPath(search));
  return { kind: "logout", path: routes.login.path, reason: texts.yourRoleMayNotOpen };
}

const isForLite = (route: Route, visitor: Visitor): boolean =>
  route.lite === true && roleMayOpen(route, visitor.role) && scopeIsCovered(route, visitor);

/**
 * Decides what happens when a visitor opens a route. Redirects: without a session to sign-in; a company user without a chosen customer to the
 * customers; a super admin without one to the companies; a visitor without the company login that the route needs to sign-in. Any other refusal is a
 * logout. In lite nothing redirects: a route that is not a lite screen of this visitor is answered with `noLiteScreen`, the plain page. `search` is
 * the query string of the address, with its question mark.
 */
export function guardRoute(route: Route, visitor: Visitor | null, search: string): GuardAnswer {
  if (route.scope === "public") return allow;
  if (visitor === null) return redirect(signInPath(search));
  if (isLite(search)) return isForLite(route, visitor) ? allow : { kind: "noLiteScreen" };
  if (route.path === routes.customers.path && visitor.role === Role.superAdmin) return redirect(routes.companies.path);
  if (roleMayOpen(route, visitor.role) && scopeIsCovered(route, visitor)) return allow;
  return refuse(route, visitor, search);
}
