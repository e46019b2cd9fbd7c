import type { Id } from "@restride/domain/values/id.ts";
import type { Role } from "@restride/domain/access/roles.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { saveName } from "../names/name-parts.commands.ts";
import { makeForgetPushDevice } from "./push-devices.commands.ts";

interface PatientHash {
  readonly customerId: Id;
  readonly patientId: Id;
  readonly passwordHash: string | null;
}

/** SQL that sets a flag for the triggers of the row: the new hash is of the same password. */
const samePassword = sql<boolean>`set_config('restride.same_password', 'yes', true) = 'yes'`;

/** Returns the store of the changes that signing in and out make to an account and its sessions. */
export const makeSignInStore = (db: Database) => ({
  saveUser: async (
    scope: Scope,
    user: { userId: Id; role: Role; email: string; firstName: string; lastName: string },
  ) => {
    await db.rows(
      scope,
      "saveUser",
      build.insertInto("users").values({
        user_id: user.userId,
        role: user.role,
        email: user.email,
        first_name: user.firstName,
        last_name: user.lastName,
      }),
    );
    saveName(db, scope, "user", user.userId, [user.firstName, user.lastName]);
    saveName(db, scope, "userEmail", user.userId, [user.email]);
  },

  noteLogin: (scope: Scope, userId: Id, at: string) =>
    db.rows(scope, "noteLogin", build.updateTable("users").set({ last_login_at: at }).where("user_id", "=", userId)),

  /** Records the sign-in of a patient; the first sign-in registers a patient whom staff added. */
  notePatientLogin: (scope: Scope, customerId: Id, patientId: Id, at: string) =>
    db.rows(
      scope,
      "notePatientLogin",
      build
        .updateTable("patients")
        .set({ last_login_at: at, registered_at: sql`coalesce(registered_at, ${at}::timestamptz)` })
        .where("customer_id", "=", customerId)
        .where("patient_id", "=", patientId),
    ),

  /** Stores another hash of the same password, which ends no session. */
  renewUserHash: (scope: Scope, userId: Id, former: string | null, hash: string) =>
    db.rows(
      scope,
      "renewUserHash",
      build
        .updateTable("users")
        .set({ password_hash: hash })
        .where("user_id", "=", userId)
        .where("password_hash", "=", former)
        .where(samePassword),
    ),

  /** Stores another hash of the same password of a patient. */
  renewPatientHash: (scope: Scope, { customerId, patientId, passwordHash }: PatientHash, hash: string) =>
    db.rows(
      scope,
      "renewPatientHash",
      build
        .updateTable("patients")
        .set({ password_hash: hash })
        .where("customer_id", "=", customerId)
        .where("patient_id", "=", patientId)
        .where("password_hash", "=", passwordHash)
        .where(samePassword),
    ),

  forgetPushDevice: makeForgetPushDevice(db),
});

export type SignInStore = ReturnType<typeof makeSignInStore>;
