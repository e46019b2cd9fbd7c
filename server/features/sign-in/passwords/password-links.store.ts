import type { Id } from "@restride/domain/values/id.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../../platform/database/database.ts";

/** The owner of a password link: a user or a patient. */
export type PasswordOwner =
  | { readonly userId: Id; readonly customerId: null; readonly patientId: null }
  | { readonly userId: null; readonly customerId: Id; readonly patientId: Id };

/** Returns the store of links that set a password, with only their hashes, and of the passwords. */
export const makePasswordLinksStore = (db: Database) => ({
  save: (scope: Scope, tokenHash: string, owner: PasswordOwner, expiresAt: string) =>
    db.rows(
      scope,
      "savePasswordToken",
      build.insertInto("password_tokens").values({
        token_hash: tokenHash,
        user_id: owner.userId,
        customer_id: owner.customerId,
        patient_id: owner.patientId,
        expires_at: expiresAt,
      }),
    ),

  /** Returns whether an owner has a link that was not used and has not ended. */
  isOpen: (scope: Scope, { userId, customerId, patientId }: PasswordOwner, now: string) =>
    db.returnsRow(
      scope,
      "isPasswordLinkOpen",
      build
        .selectFrom("password_tokens")
        .select("token_hash")
        .where(({ eb, and }) =>
          userId === null
            ? and([eb("customer_id", "=", customerId), eb("patient_id", "=", patientId)])
            : eb("user_id", "=", userId),
        )
        .where("used_at", "is", null)
        .where("expires_at", ">", now),
    ),

  /** Uses up a link; returns its owner, or undefined when the link is unknown, used or expired. */
  use: (scope: Scope, tokenHash: string, now: string) =>
    db.row(
      scope,
      "usePasswordToken",
      build
        .updateTable("password_tokens")
        .set({ used_at: now })
        .where("token_hash", "=", tokenHash)
        .where("used_at", "is", null)
        .where("expires_at", ">", now)
        .returning(["user_id as userId", "customer_id as customerId", "patient_id as patientId"])
        // cast: a CHECK of the table has either a user or a patient of a clinic.
        .$castTo<PasswordOwner>(),
    ),

  /** Sets a new password, which ends every session of the old one; a trigger ends links, codes and trusted devices. */
  setUserPassword: (scope: Scope, userId: Id, passwordHash: string, at: string) =>
    db.rows(
      scope,
      "setUserPassword",
      build
        .updateTable("users")
        .set({ password_hash: passwordHash, tokens_valid_from: at })
        .where("user_id", "=", userId),
    ),

  setPatientPassword: (scope: Scope, customerId: Id, patientId: Id, passwordHash: string, at: string) =>
    db.rows(
      scope,
      "setPatientPassword",
      build
        .updateTable("patients")
        .set({ password_hash: passwordHash, tokens_valid_from: at })
        .where("customer_id", "=", customerId)
        .where("patient_id", "=", patientId),
    ),

  /** Removes links that ended before `at`. */
  removeEnded: (scope: Scope, at: string) =>
    db.rows(scope, "removeLinks", build.deleteFrom("password_tokens").where("expires_at", "<", at)),
});

export type PasswordLinksStore = ReturnType<typeof makePasswordLinksStore>;
