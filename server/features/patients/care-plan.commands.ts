import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** Returns the commands for the version of a care plan that a patient's programme was made from. */
export const makeCarePlanOfPatient = (db: Database) => ({
  /** Returns the version for an active patient; undefined for others. */
  read: async (scope: CustomerScope, patientId: Id): Promise<Id | null | undefined> =>
    (
      await db.row(
        scope,
        "carePlanOfPatient",
        build
          .selectFrom("patients")
          .select("care_plan_id")
          .where("customer_id", "=", scope.customerId)
          .where("patient_id", "=", patientId)
          .where("active", "=", true)
          .forUpdate(),
      )
    )?.care_plan_id,

  set: (scope: CustomerScope, patientId: Id, carePlanId: Id): void =>
    db.write(
      scope,
      "setCarePlanOfPatient",
      build
        .updateTable("patients")
        .set({ care_plan_id: carePlanId })
        .where("customer_id", "=", scope.customerId)
        .where("patient_id", "=", patientId),
    ),
});

export type CarePlanOfPatient = ReturnType<typeof makeCarePlanOfPatient>;
