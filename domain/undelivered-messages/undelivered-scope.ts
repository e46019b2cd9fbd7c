import { Role } from "../access/roles.ts";
import { type EveryScope, superAdminScope } from "../access/scope.ts";
import type { Viewer } from "../access/viewer.ts";
import { type NamedPlace, type UsersScope, usersScope } from "../users/users-scope.ts";
import type { Refusal } from "../values/refusal.ts";

/** A clinic, a company's own people, or all messages that belong to no clinic. */
export type UndeliveredScope = UsersScope | EveryScope;

/**
 * The messages that a call is about: those of the session's clinic, which company users and super admins name, or those to the people of
 * a company; for a super admin who names nothing, those to the people of every company and of none.
 */
export const undeliveredScope = (viewer: Viewer, place: NamedPlace): UndeliveredScope | Refusal => {
  const isOverall = viewer.role === Role.superAdmin && !place.customerid && !place.companyid;
  return (isOverall && superAdminScope(viewer)) || usersScope(viewer, place);
};
