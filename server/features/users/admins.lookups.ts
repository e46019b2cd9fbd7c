import { Role } from "@restride/domain/access/roles.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** Returns a function that lists the active administrators of a clinic with their mail addresses. */
export const makeAdminsOfClinic = (db: Database) => (scope: CustomerScope) =>
  db.rows(
    scope,
    "adminsOfClinic",
    build
      .selectFrom("users")
      .select(["user_id as userId", "email"])
      .where("customer_id", "=", scope.customerId)
      .where("role", "=", Role.admin)
      .where("active", "=", true)
      .orderBy("user_id"),
  );

export type AdminsOfClinic = ReturnType<typeof makeAdminsOfClinic>;
