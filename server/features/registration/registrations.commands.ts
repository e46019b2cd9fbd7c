import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** Returns the commands that turn a registration into a patient, in the transaction that adds the patient. */
export const makeTakeOver = (db: Database) => {
  const waitingRegistration = ({ customerId }: CustomerScope, registrationId: Id) =>
    build
      .selectFrom("registered_patients")
      .select("signed_at as signedAt")
      .where("customer_id", "=", customerId)
      .where("registration_id", "=", registrationId)
      .where("patient_id", "is", null);
  return {
    /** Locks a waiting registration and returns when its forms were signed; undefined for one that does not wait any more. */
    lock: (scope: CustomerScope, registrationId: Id) =>
      db.row(scope, "lockRegistration", waitingRegistration(scope, registrationId).forUpdate()),

    /** Links a locked registration to the patient made from it, after that patient's row was added. */
    link: (scope: CustomerScope, registrationId: Id, patientId: Id): void =>
      db.write(
        scope,
        "linkRegistration",
        build
          .updateTable("registered_patients")
          .set({ patient_id: patientId })
          .where("customer_id", "=", scope.customerId)
          .where("registration_id", "=", registrationId),
      ),
  };
};

export type TakeOver = ReturnType<typeof makeTakeOver>;
