import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { visibleDrafts } from "./drafts.conditions.queries.ts";

/**
 * Makes the function that erases the draft from which a patient was made, in the transaction that adds the patient, if the viewer may see the draft.
 */
export const makeEraseDraft =
  (db: Database) =>
  (scope: CustomerScope, draftId: Id): void =>
    db.write(
      scope,
      "eraseDraft",
      build
        .deleteFrom("patient_drafts")
        .where("customer_id", "=", scope.customerId)
        .where("draft_id", "in", visibleDrafts(scope).where("d.draft_id", "=", draftId).select("d.draft_id")),
    );

export type EraseDraft = ReturnType<typeof makeEraseDraft>;
