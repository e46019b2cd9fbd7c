import type { Id } from "@restride/domain/values/id.ts";
import { type Scope, systemScope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../../platform/database/database.ts";

/** Links to set a password that went to an earlier email no longer work. */
export const makeEndLinks = (db: Database) => (scope: Scope, userId: Id) =>
  db.rows(systemScope(scope.rls.actor), "endLinks", build.deleteFrom("password_tokens").where("user_id", "=", userId));
