import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import { oneTimeCode } from "@restride/domain/sign-in/sign-in.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

interface ProgressCode {
  readonly patientId: Id;
  readonly tokenHash: string;
  readonly codeHash: string;
  readonly expiresAt: string;
}

export const makeProgressLinksStore = (db: Database) => ({
  saveCode: (scope: CustomerScope, { patientId, tokenHash, codeHash, expiresAt }: ProgressCode) =>
    db.rows(
      scope,
      "saveProgressCode",
      build.insertInto("progress_codes").values({
        customer_id: scope.customerId,
        token_hash: tokenHash,
        patient_id: patientId,
        code_hash: codeHash,
        tries_left: oneTimeCode.maxTries,
        expires_at: expiresAt,
      }),
    ),

  removeCode: (scope: CustomerScope, tokenHash: string) =>
    db.rows(
      scope,
      "removeProgressCode",
      build
        .deleteFrom("progress_codes")
        .where("customer_id", "=", scope.customerId)
        .where("token_hash", "=", tokenHash),
    ),

  /** Uses up one try of a patient's code and returns its hash; null when the code has expired or has no tries left. */
  tryCode: async (scope: CustomerScope, patientId: Id, tokenHash: string, now: string): Promise<string | null> => {
    const tried = await db.row(
      scope,
      "tryProgressCode",
      build
        .updateTable("progress_codes")
        .set({ tries_left: sql`tries_left - 1` })
        .where("customer_id", "=", scope.customerId)
        .where("patient_id", "=", patientId)
        .where("token_hash", "=", tokenHash)
        .where("tries_left", ">", 0)
        .where("expires_at", ">", now)
        .returning("code_hash as codeHash"),
    );
    return tried?.codeHash ?? null;
  },

  /** Ends all codes of a patient; returns whether this one was still valid. */
  spendCodes: async (scope: CustomerScope, patientId: Id, tokenHash: string): Promise<boolean> => {
    const ended = await db.rows(
      scope,
      "spendProgressCodes",
      build
        .deleteFrom("progress_codes")
        .where("customer_id", "=", scope.customerId)
        .where("patient_id", "=", patientId)
        .returning("token_hash as tokenHash"),
    );
    return ended.some((code) => code.tokenHash === tokenHash);
  },

  removeEnded: (scope: EveryScope, at: string) =>
    db.rows(
      scope,
      "acrossCustomersRemoveProgressCodes",
      build.deleteFrom("progress_codes").where("expires_at", "<", at),
    ),
});

export type ProgressLinksStore = ReturnType<typeof makeProgressLinksStore>;
