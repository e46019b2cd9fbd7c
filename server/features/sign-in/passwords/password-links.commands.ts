import type { Id } from "@restride/domain/values/id.ts";
import { type Scope, systemScope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../../platform/database/database.ts";

/** Makes the function that ends the links to set a password that were sent to an earlier email. */
export const makeEndLinks = (db: Database) => (scope: Scope, userId: Id) =>
  db.rows(systemScope(scope.rls.actor), "endLinks", build.deleteFrom("password_tokens").where("user_id", "=", userId));
