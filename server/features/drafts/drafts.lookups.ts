import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** Erases the draft that a patient was made from: in the transaction that adds the patient. One that is not there is no matter. */
export const makeEraseDraft =
  (db: Database) =>
  (scope: CustomerScope, draftId: Id): void =>
    db.write(
      scope,
      "eraseDraft",
      build.deleteFrom("patient_drafts").where("customer_id", "=", scope.customerId).where("draft_id", "=", draftId),
    );

export type EraseDraft = ReturnType<typeof makeEraseDraft>;
