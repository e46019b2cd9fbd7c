import { isCompanyUser, Role } from "./roles.ts";
import type { Route, Visitor } from "./routes.ts";
import { roleMayOpen, routes, scopeIsCovered } from "./routes.ts";

/** What happens to somebody who opens a route. A logout carries the sentence that the toast shows. */
export type GuardAnswer =
  | { readonly kind: "allow" }
  | { readonly kind: "redirect"; readonly path: string }
  | { readonly kind: "logout"; readonly path: string; readonly reason: string }
  | { readonly kind: "noLiteScreen" };

/** The query that marks the embedded variant of the application. */
export const liteQuery = "app=admin-lite";

/** True when the query string of the address marks lite mode. */
export const isLite = (search: string): boolean => new URLSearchParams(search).get("app") === "admin-lite";

/** The same path in lite: what leads from one lite page to another keeps the query that marks it. */
export const inLite = (path: string): string => {
  const [pathname = path, query = ""] = path.split("?");
  if (isLite(query)) return path;
  return `${pathname}?${query === "" ? "" : `${query}&`}${liteQuery}`;
};

/** Where somebody without a session signs in: lite keeps its query string and signs in at the root. */
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
  return { kind: "logout", path: routes.login.path, reason: "Your role may not open that page. Sign in again." };
}

const isForLite = (route: Route, visitor: Visitor): boolean =>
  route.lite === true && roleMayOpen(route, visitor.role) && scopeIsCovered(route, visitor);

/**
 * Decides what happens when somebody opens a route. Without a session: to sign-in. A company user without a chosen customer:
 * to the customers. A super admin without one: to the companies. A missing company login: to sign-in. Refused for any other
 * reason: out of the session. In lite nobody is led anywhere: what is no lite screen of this visitor is the plain page. `search` is the query string of the address, with its question mark.
 */
export function guard(route: Route, visitor: Visitor | null, search: string): GuardAnswer {
  if (route.scope === "public") return allow;
  if (visitor === null) return redirect(signInPath(search));
  if (isLite(search)) return isForLite(route, visitor) ? allow : { kind: "noLiteScreen" };
  if (route.path === routes.customers.path && visitor.role === Role.superAdmin) return redirect(routes.companies.path);
  if (roleMayOpen(route, visitor.role) && scopeIsCovered(route, visitor)) return allow;
  return refuse(route, visitor, search);
}
