import type { Id } from "@restride/domain/values/id.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** Returns the commands with which users see and end the devices that they trust. */
export const makeTrustedDevices = (db: Database) => ({
  devices: (scope: Scope, userId: Id, now: string) =>
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

  /** Ends the trust in a device; returns whether there was such a device. */
  revokeDevice: (scope: Scope, userId: Id, deviceId: Id) =>
    db.returnsRow(
      scope,
      "revokeDevice",
      build
        .deleteFrom("trusted_devices")
        .where("user_id", "=", userId)
        .where("device_id", "=", deviceId)
        .returning("device_id"),
    ),
});
