import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { ShipAddress } from "@restride/domain/patients/ship-address.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

/**
 * Makes the function that sets the address that a patient's devices are sent to, and raises the version, so that a form that is open elsewhere is out
 * of date.
 */
export const makeSetShipAddress =
  (db: Database) =>
  (scope: CustomerScope, patientId: Id, address: ShipAddress): void =>
    db.write(
      scope,
      "setShipAddress",
      build
        .updateTable("patients")
        .set({ ship_address: JSON.stringify(address), version: sql`version + 1` })
        .where("customer_id", "=", scope.customerId)
        .where("patient_id", "=", patientId),
    );

export type SetShipAddress = ReturnType<typeof makeSetShipAddress>;
