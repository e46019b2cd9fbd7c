import type { Id } from "@restride/domain/values/id.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** Makes the function that ends the pushes to a user's device. */
export const makeForgetPushDevice = (db: Database) => (scope: Scope, userId: Id, token: string) =>
  db.rows(
    scope,
    "forgetPushDevice",
    build.deleteFrom("push_devices").where("user_id", "=", userId).where("token", "=", token),
  );
