import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import type { PatientDraftForm } from "@restride/domain/drafts/patient-draft.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql, type Updateable, type UpdateObject } from "kysely";
import type { DB, PatientDrafts } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** The editing session of a draft: the id of a browser window, and the time of its last request. */
export interface EditingSession {
  readonly id: Id;
  readonly at: string;
}

/** SQL with a registration of this clinic, or no row. */
const registrationOf = ({ customerId }: CustomerScope, registrationId: Id | null) =>
  build
    .selectFrom("registered_patients")
    .select("registration_id")
    .where("customer_id", "=", customerId)
    .where("registration_id", "=", registrationId);

const columnsOf = (scope: CustomerScope, { step, surgeon, registration, content }: PatientDraftForm) =>
  ({
    step,
    surgeon_id: surgeon ?? null,
    registration_id: registrationOf(scope, registration ?? null),
    typed: content,
  }) satisfies UpdateObject<DB, "patient_drafts">;

const sessionColumns = ({ userId }: CustomerScope, { id, at }: EditingSession) =>
  ({ editing_user_id: userId, editing_session_id: id, editing_active_at: at }) satisfies Updateable<PatientDrafts>;

export const makeDraftsStore = (db: Database) => ({
  add: (scope: CustomerScope, draftId: Id, form: PatientDraftForm, session: EditingSession) =>
    db.rows(
      scope,
      "addDraft",
      build.insertInto("patient_drafts").values({
        customer_id: scope.customerId,
        draft_id: draftId,
        ...columnsOf(scope, form),
        begun_at: session.at,
        created_by: scope.userId,
        changed_by: scope.userId,
        changed_at: session.at,
        ...sessionColumns(scope, session),
      }),
    ),

  /** Saves over the version that the editing session read; returns whether that version was still the newest. */
  save: (scope: CustomerScope, draftId: Id, version: number, form: PatientDraftForm, session: EditingSession) =>
    db.returnsRow(
      scope,
      "saveDraft",
      build
        .updateTable("patient_drafts")
        .set({
          ...columnsOf(scope, form),
          version: sql`version + 1`,
          changed_by: scope.userId,
          changed_at: session.at,
          ...sessionColumns(scope, session),
        })
        .where("customer_id", "=", scope.customerId)
        .where("draft_id", "=", draftId)
        .where("version", "=", version)
        .returning("draft_id"),
    ),

  continueSession: (scope: CustomerScope, draftId: Id, session: EditingSession) =>
    db.rows(
      scope,
      "continueDraftSession",
      build
        .updateTable("patient_drafts")
        .set(sessionColumns(scope, session))
        .where("customer_id", "=", scope.customerId)
        .where("draft_id", "=", draftId),
    ),

  remove: (scope: CustomerScope, draftId: Id) =>
    db.rows(
      scope,
      "removeDraft",
      build.deleteFrom("patient_drafts").where("customer_id", "=", scope.customerId).where("draft_id", "=", draftId),
    ),

  acrossCustomersRemoveBefore: (scope: EveryScope, instant: string) =>
    db.rows(scope, "removeOldDrafts", build.deleteFrom("patient_drafts").where("changed_at", "<", instant)),
});

export type DraftsStore = ReturnType<typeof makeDraftsStore>;
