import type { Id } from "@restride/domain/values/id.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** Returns the queries of the contact data of users inside a scope. */
export const makeUserContacts = (db: Database) => ({
  contactOf: (scope: Scope, userId: Id) => {
    const users = build
      .selectFrom("users")
      .select(["user_id as userId", "email", "active"])
      .where("user_id", "=", userId);
    const reachable =
      scope.kind === "customer"
        ? users.where("customer_id", "=", scope.customerId)
        : scope.kind === "company"
          ? users.where("company_id", "=", scope.companyId)
          : users;
    return db.row(scope, "userContact", reachable);
  },
});

export type UserContacts = ReturnType<typeof makeUserContacts>;
