import type { Id } from "@restride/domain/values/id.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

interface TrustedDevice {
  readonly deviceId: Id;
  readonly userId: Id;
  readonly tokenHash: string;
  readonly device: string;
  readonly location: string;
  readonly at: string;
  readonly expiresAt: string;
}

/** Returns the store of devices that need no code, identified by the hash of their token. */
export const makeTrustedDevicesStore = (db: Database) => ({
  save: (scope: Scope, device: TrustedDevice) =>
    db.rows(
      scope,
      "trustDevice",
      build.insertInto("trusted_devices").values({
        device_id: device.deviceId,
        user_id: device.userId,
        token_hash: device.tokenHash,
        device: device.device.slice(0, 200),
        location: device.location.slice(0, 200),
        created_at: device.at,
        last_used_at: device.at,
        expires_at: device.expiresAt,
      }),
    ),

  /** Records the use of a trust token; returns whether it is this user's and still valid. */
  use: (scope: Scope, userId: Id, tokenHash: string, now: string) =>
    db.returnsRow(
      scope,
      "useTrust",
      build
        .updateTable("trusted_devices")
        .set({ last_used_at: now })
        .where("user_id", "=", userId)
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .returning("device_id"),
    ),

  /** Returns whether a trust token is valid for the account of an email, without using it. */
  isTrusted: (scope: Scope, email: string, tokenHash: string, now: string) =>
    db.returnsRow(
      scope,
      "isTrusted",
      build
        .selectFrom("trusted_devices as d")
        .innerJoin("users as u", "u.user_id", "d.user_id")
        .select("d.device_id")
        .where(sql`lower(u.email)`, "=", email)
        .where("d.token_hash", "=", tokenHash)
        .where("d.expires_at", ">", now),
    ),

  /** Removes trusted devices that ended before `at`. */
  removeEnded: (scope: Scope, at: string) =>
    db.rows(scope, "removeTrusts", build.deleteFrom("trusted_devices").where("expires_at", "<", at)),
});

export type TrustedDevicesStore = ReturnType<typeof makeTrustedDevicesStore>;
