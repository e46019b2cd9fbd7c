import { type EveryScope, superAdminScope } from "../access/scope.ts";
import type { Viewer } from "../access/viewer.ts";
import { type NamedPlace, type UsersScope, usersScope } from "../users/users-scope.ts";
import type { Refusal } from "../values/refusal.ts";

/** Scope of a clinic, of a company's own users, or of all messages that belong to no clinic. */
export type UndeliveredScope = UsersScope | EveryScope;

/**
 * Returns the scope of the messages of a call: those of the session's clinic, which company users and super admins name, or those to the users of a
 * company. For a super admin who names neither, all messages that belong to no clinic.
 */
export const undeliveredScope = (viewer: Viewer, place: NamedPlace): UndeliveredScope | Refusal => {
  const isOverall = !place.customerid && !place.companyid;
  return (isOverall && superAdminScope(viewer)) || usersScope(viewer, place);
};
