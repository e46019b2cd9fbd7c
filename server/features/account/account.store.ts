import type { Id } from "@restride/domain/values/id.ts";
import { type Scope, systemScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { makeTrustedDevices } from "../sign-in/trusted-devices.commands.ts";
import { makeForgetPushDevice } from "../sign-in/push-devices.commands.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

const notePageRow = row({ pages: column.list(column.text) });

/** Returns the store of a signed-in user's settings. */
export const makeAccountStore = (db: Database) => ({
  notePage: (scope: Scope, userId: Id, page: string) =>
    db.row(
      scope,
      "notePage",
      typedSql(notePageRow)`
        update users set visited_pages = case when ${page} = any(visited_pages) then visited_pages else visited_pages || ${page}::text end
        where user_id = ${userId} returning visited_pages as pages`,
    ),

  pages: (scope: Scope, userId: Id) =>
    db.row(
      scope,
      "visitedPages",
      build.selectFrom("users").select("visited_pages as pages").where("user_id", "=", userId),
    ),

  saveSignature: (scope: Scope, userId: Id, signature: string) =>
    db.rows(scope, "saveSignature", build.updateTable("users").set({ signature }).where("user_id", "=", userId)),

  saveFilter: (scope: Scope, userId: Id, filter: string) =>
    db.rows(
      scope,
      "saveFilter",
      build
        .updateTable("users")
        .set({ saved_filter: filter === "" ? null : sql`to_jsonb(${filter}::text)` })
        .where("user_id", "=", userId),
    ),

  ...makeTrustedDevices(db),

  savePushDevice: (scope: Scope, userId: Id, token: string, kind: "device" | "web", timeZone: string) =>
    db.rows(
      scope,
      "savePushDevice",
      build
        .insertInto("push_devices")
        .values({ user_id: userId, token, kind, time_zone: timeZone })
        .onConflict((same) => same.columns(["user_id", "token"]).doUpdateSet({ kind, time_zone: timeZone })),
    ),

  forgetPushDevice: makeForgetPushDevice(db),

  /** Removes a subscription that its browser ended, for every user who was signed in there. */
  forgetSubscription: (token: string) =>
    db.rows(
      systemScope("send-message"),
      "acrossCustomersForgetSubscription",
      build.deleteFrom("push_devices").where("token", "=", token),
    ),
});

export type AccountStore = ReturnType<typeof makeAccountStore>;
