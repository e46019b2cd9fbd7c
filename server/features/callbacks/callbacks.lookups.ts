import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** A callback request: what it says, and to whom. */
export interface Callback {
  /** Null when nobody known asks. */
  readonly patientId: Id | null;
  readonly name: string;
  readonly phone: string;
  readonly message: string;
  readonly surgeonEmail: string;
  readonly isSurgeonDeleted: boolean;
  /** Null while nobody has called back. */
  readonly calledAt: string | null;
}

/** What a callback request says, and to whom. */
export const makeCallbacks = (db: Database) => ({
  byId: (scope: CustomerScope, callbackId: Id): Promise<Callback | undefined> =>
    db.row(
      scope,
      "callback",
      build
        .selectFrom("callback_requests as c")
        .innerJoin("surgeons as s", (join) =>
          join.onRef("s.customer_id", "=", "c.customer_id").onRef("s.surgeon_id", "=", "c.surgeon_id"),
        )
        .select(["c.patient_id as patientId", "c.name", "c.phone", "c.message", "s.email as surgeonEmail"])
        .select((eb) => eb("s.deleted_at", "is not", null).$castTo<boolean>().as("isSurgeonDeleted"))
        .select("c.called_at as calledAt")
        .where("c.customer_id", "=", scope.customerId)
        .where("c.callback_id", "=", callbackId),
    ),
});

export type Callbacks = ReturnType<typeof makeCallbacks>;
