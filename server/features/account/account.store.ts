import { type Scope, systemScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

/** What a signed-in user keeps about themselves. */
export const makeAccountStore = (db: Database) => ({
  notePage: (scope: Scope, userId: string, page: string) =>
    db.row(
      scope,
      "notePage",
      sql<{ pages: string[] }>`
        update users set visited_pages = case when ${page} = any(visited_pages) then visited_pages else visited_pages || ${page}::text end
        where user_id = ${userId} returning visited_pages as pages`,
    ),

  pages: (scope: Scope, userId: string) =>
    db.row(
      scope,
      "visitedPages",
      build.selectFrom("users").select("visited_pages as pages").where("user_id", "=", userId),
    ),

  saveSignature: (scope: Scope, userId: string, signature: string) =>
    db.rows(scope, "saveSignature", build.updateTable("users").set({ signature }).where("user_id", "=", userId)),

  saveFilter: (scope: Scope, userId: string, filter: string) =>
    db.rows(
      scope,
      "saveFilter",
      build
        .updateTable("users")
        .set({ saved_filter: filter === "" ? null : sql`to_jsonb(${filter}::text)` })
        .where("user_id", "=", userId),
    ),

  devices: (scope: Scope, userId: string, now: string) =>
    db.rows(
      scope,
      "trustedDevices",
      build
        .selectFrom("trusted_devices")
        .select(["device_id as _id", "device", "location", "created_at as createdAt", "last_used_at as lastUsedAt"])
        .where("user_id", "=", userId)
        .where("expires_at", ">", now)
        .orderBy("last_used_at", "desc"),
    ),

  revokeDevice: async (scope: Scope, userId: string, deviceId: string) =>
    (
      await db.rows(
        scope,
        "revokeDevice",
        build
          .deleteFrom("trusted_devices")
          .where("user_id", "=", userId)
          .where("device_id", "=", deviceId)
          .returning("device_id"),
      )
    ).length > 0,

  savePushDevice: (scope: Scope, userId: string, token: string, kind: "device" | "web", timeZone: string) =>
    db.rows(
      scope,
      "savePushDevice",
      build
        .insertInto("push_devices")
        .values({ user_id: userId, token, kind, time_zone: timeZone })
        .onConflict((same) => same.columns(["user_id", "token"]).doUpdateSet({ kind, time_zone: timeZone })),
    ),

  forgetPushDevice: (scope: Scope, userId: string, token: string) =>
    db.rows(
      scope,
      "forgetPushDevice",
      build.deleteFrom("push_devices").where("user_id", "=", userId).where("token", "=", token),
    ),

  /** The browser ended its subscription, whoever was signed in there. */
  forgetSubscription: (token: string) =>
    db.rows(
      systemScope("send-message"),
      "acrossCustomersForgetSubscription",
      build.deleteFrom("push_devices").where("token", "=", token),
    ),
});

export type AccountStore = ReturnType<typeof makeAccountStore>;
