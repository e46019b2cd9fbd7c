import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CallbackForm } from "@restride/domain/callbacks/callback-form.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";
import { caseLimitsOf, isOfSurgeons } from "../sight/sight.lookups.ts";

/** A callback request as it is stored. `patientId` is the caller's claim. */
export interface NewCallback extends CallbackForm {
  readonly callbackId: Id;
  readonly surgeonId: Id;
  readonly patientId: Id | null;
  readonly at: string;
}

const addCallbackRow = row({ patientId: column.id.nullable() });

export const makeCallbacksStore = (db: Database) => ({
  /**
   * Stores a request and returns its patient, or undefined when the same text came from the same phone at most ten minutes before. The
   * patient is stored only if the patient is the surgeon's. Both cases are one statement, so that its duration discloses nothing.
   */
  add: (scope: CustomerScope, { callbackId, surgeonId, patientId, name, phone, message, at }: NewCallback) =>
    db.row(
      scope,
      "addCallback",
      typedSql(addCallbackRow)`
        insert into callback_requests (customer_id, callback_id, surgeon_id, patient_id, name, phone, message, received_at)
        select ${scope.customerId}::uuid, ${callbackId}::uuid, ${surgeonId}::uuid,
          (select patient_id from patients p where p.customer_id = ${scope.customerId}::uuid
            and p.patient_id = ${patientId}::uuid and p.surgeon_id = ${surgeonId}::uuid),
          ${name}, ${phone}, ${message}, ${at}::timestamptz
        where not exists (select from callback_requests c where c.customer_id = ${scope.customerId}::uuid
          and c.surgeon_id = ${surgeonId}::uuid and c.phone = ${phone} and c.message = ${message}
          and c.received_at > ${at}::timestamptz - interval '10 minutes')
        returning patient_id as "patientId"`,
    ),

  /** Stores when the viewer called, null to undo; returns whether the scope may see such a request. */
  setCalled: async (scope: CustomerScope, callbackId: Id, at: string | null): Promise<boolean> =>
    await db.returnsRow(
      scope,
      "setCalled",
      sql`
        update callback_requests set called_at = case when ${at}::timestamptz is null then null else coalesce(called_at, ${at}::timestamptz) end,
          called_by = case when ${at}::timestamptz is null then null else coalesce(called_by, ${scope.userId}::uuid) end
        where customer_id = ${scope.customerId}::uuid and callback_id = ${callbackId}::uuid
          and ${isOfSurgeons(caseLimitsOf(scope), "surgeon_id")}
        returning callback_id`,
    ),
});

export type CallbacksStore = ReturnType<typeof makeCallbacksStore>;
