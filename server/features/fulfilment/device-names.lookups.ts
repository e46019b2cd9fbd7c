import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** Makes the function that returns the name of a device that a patient has. */
export const makeDeviceNames =
  (db: Database) =>
  async (scope: CustomerScope, patientId: Id, itemId: Id): Promise<string | undefined> => {
    const device = await db.row(
      scope,
      "deviceName",
      build
        .selectFrom("patient_devices as d")
        .innerJoin("devices as n", "n.device_id", "d.device_id")
        .select("n.display_name as name")
        .where("d.customer_id", "=", scope.customerId)
        .where("d.patient_id", "=", patientId)
        .where("d.item_id", "=", itemId),
    );
    return device?.name;
  };

export type DeviceNames = ReturnType<typeof makeDeviceNames>;
