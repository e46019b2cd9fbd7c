import type { Id } from "@restride/domain/values/id.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** A user's device is pushed to no more. */
export const makeForgetPushDevice = (db: Database) => (scope: Scope, userId: Id, token: string) =>
  db.rows(
    scope,
    "forgetPushDevice",
    build.deleteFrom("push_devices").where("user_id", "=", userId).where("token", "=", token),
  );
