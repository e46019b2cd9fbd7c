import type { Id } from "@restride/domain/values/id.ts";
import { type CustomerScope, type EveryScope, systemScope } from "@restride/domain/access/scope.ts";
import type { DeletionForm } from "@restride/domain/account-deletion/deletion-form.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

/** A record that will be erased. */
export interface Deletion {
  readonly deletionId: Id;
  readonly patientId: Id | null;
  readonly registrationId: Id | null;
  readonly tokenHash: string;
  readonly requestedAt: string;
  readonly eraseAt: string;
}

const eraseAccountRow = row({ erased: column.boolean });

const openDeletionRow = row({ deletionId: column.id, eraseAt: column.text });

export const makeAccountDeletionStore = (db: Database) => ({
  saveRequest: (scope: EveryScope, requestId: Id, form: DeletionForm, at: string) =>
    db.rows(
      scope,
      "saveDeletionRequest",
      build.insertInto("deletion_requests").values({
        request_id: requestId,
        first_name: form.firstname,
        last_name: form.lastname,
        dob: form.dob,
        phone: form.phone,
        email: form.email === "" ? null : form.email,
        requested_at: at,
      }),
    ),

  removeRequest: (scope: EveryScope, requestId: Id) =>
    db.rows(scope, "removeDeletionRequest", build.deleteFrom("deletion_requests").where("request_id", "=", requestId)),

  /** Marks a request as matching no record, so that these companies and the super admin see it in their lists. */
  listRequest: (scope: EveryScope, requestId: Id, companyIds: readonly Id[], at: string) =>
    db.rows(
      scope,
      "listDeletionRequest",
      sql`update deletion_requests set unmatched_at = ${at}::timestamptz, company_ids = ${[...companyIds]}::uuid[]
        where request_id = ${requestId}`,
    ),

  removeRequestsBefore: (scope: EveryScope, instant: string) =>
    db.rows(scope, "removeDeletionRequests", build.deleteFrom("deletion_requests").where("requested_at", "<", instant)),

  /**
   * Stores that a record will be erased. If the record has an open deletion already, its day of erasure stays and the new link replaces the
   * old one. Returns the stored deletion.
   */
  open: async (scope: CustomerScope, deletion: Deletion) =>
    (await db.row(
      scope,
      "openDeletion",
      typedSql(openDeletionRow)`
        insert into account_deletions
          (customer_id, deletion_id, patient_id, registration_id, token_hash, requested_at, erase_at)
        values (${scope.customerId}, ${deletion.deletionId}, ${deletion.patientId}::uuid, ${deletion.registrationId}::uuid,
          ${deletion.tokenHash}, ${deletion.requestedAt}::timestamptz, ${deletion.eraseAt}::timestamptz)
        on conflict (customer_id, coalesce(patient_id, registration_id)) where withdrawn_at is null and erased_at is null
        do update set token_hash = excluded.token_hash
        returning deletion_id as "deletionId", erase_at as "eraseAt"`,
    ))!,

  /** Withdraws an open deletion before its day of erasure; returns the patient's id. */
  withdraw: (scope: CustomerScope, deletionId: Id, at: string) =>
    db.row(
      scope,
      "withdrawDeletion",
      build
        .updateTable("account_deletions")
        .set({ withdrawn_at: at })
        .where("customer_id", "=", scope.customerId)
        .where("deletion_id", "=", deletionId)
        .where("withdrawn_at", "is", null)
        .where("erased_at", "is", null)
        .where("erase_at", ">", at)
        .returning("patient_id as patientId"),
    ),

  /** Withdraws the open deletions of a link's token before their day of erasure; returns them. */
  acrossCustomersWithdraw: (scope: EveryScope, tokenHash: string, at: string) =>
    db.rows(
      scope,
      "withdrawDeletions",
      build
        .updateTable("account_deletions")
        .set({ withdrawn_at: at })
        .where("token_hash", "=", tokenHash)
        .where("withdrawn_at", "is", null)
        .where("erased_at", "is", null)
        .where("erase_at", ">", at)
        .returning(["customer_id as customerId", "deletion_id as deletionId", "patient_id as patientId"]),
    ),

  /** Deletes requests from the phone number of a record that is about to be erased, including a request with a mistyped birth date. */
  removeRequestsOf: (
    scope: CustomerScope,
    { patientId, registrationId }: Pick<Deletion, "patientId" | "registrationId">,
  ) =>
    db.rows(
      // A request belongs to no clinic yet.
      systemScope(scope.rls.actor),
      "removeRequestsOfPhone",
      sql`delete from deletion_requests where phone in (
        select phone from patients where customer_id = ${scope.customerId} and patient_id = ${patientId}::uuid
        union select phone from registered_patients
        where customer_id = ${scope.customerId} and registration_id = ${registrationId}::uuid)`,
    ),

  /**
   * Erases a record whose day has come, with all its data in the database; returns whether it was erased. The search of a clinic's whole audit log
   * may take longer than the usual statement timeout.
   */
  erase: async (scope: CustomerScope, deletionId: Id, at: string) => {
    await db.rows(scope, "takeTime", sql`select set_config('statement_timeout', '0', true)`);
    return (
      await db.one(
        scope,
        "eraseAccount",
        typedSql(
          eraseAccountRow,
        )`select erase_account(${scope.customerId}, ${deletionId}, ${at}::timestamptz) as erased`,
      )
    ).erased;
  },
});

export type AccountDeletionStore = ReturnType<typeof makeAccountDeletionStore>;
