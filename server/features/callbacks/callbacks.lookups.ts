import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import type { RowOf } from "../../platform/database/row-of.ts";

/** Returns the lookups of callback requests. */
export const makeCallbacks = (db: Database) => ({
  byId: (scope: CustomerScope, callbackId: Id) =>
    db.row(
      scope,
      "callback",
      build
        .selectFrom("callback_requests as c")
        .innerJoin("surgeons as s", (join) =>
          join.onRef("s.customer_id", "=", "c.customer_id").onRef("s.surgeon_id", "=", "c.surgeon_id"),
        )
        .select(["c.patient_id as patientId", "c.name", "c.phone", "c.message", "s.email as surgeonEmail"])
        .select(sql<boolean>`s.deleted_at is not null`.as("isSurgeonDeleted"))
        .select("c.called_at as calledAt")
        .where("c.customer_id", "=", scope.customerId)
        .where("c.callback_id", "=", callbackId),
    ),
});

export type Callbacks = ReturnType<typeof makeCallbacks>;

/** A callback request with its text and its surgeon; `calledAt` is null until somebody has called back. */
export type Callback = RowOf<Callbacks["byId"]>;
