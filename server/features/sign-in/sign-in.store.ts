import { oneTimeCode } from "@restride/domain/sign-in/sign-in.ts";
import type { Role } from "@restride/domain/access/roles.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

interface Challenge {
  readonly challengeId: string;
  readonly userId: string;
  readonly codeHash: string;
  readonly sentAt: string;
}

interface TrustedDevice {
  readonly deviceId: string;
  readonly userId: string;
  readonly tokenHash: string;
  readonly device: string;
  readonly location: string;
  readonly at: string;
  readonly expiresAt: string;
}

/** Whom a password link is for. */
export type PasswordOwner =
  | { readonly userId: string; readonly customerId: null; readonly patientId: null }
  | { readonly userId: null; readonly customerId: string; readonly patientId: string };

export const makeSignInStore = (db: Database) => ({
  saveUser: (scope: Scope, user: { userId: string; role: Role; email: string; firstName: string; lastName: string }) =>
    db.rows(
      scope,
      "saveUser",
      build.insertInto("users").values({
        user_id: user.userId,
        role: user.role,
        email: user.email,
        first_name: user.firstName,
        last_name: user.lastName,
      }),
    ),

  saveCode: (scope: Scope, code: Challenge & { expiresAt: string }) =>
    db.rows(
      scope,
      "saveCode",
      build
        .insertInto("one_time_codes")
        .values({
          challenge_id: code.challengeId,
          user_id: code.userId,
          code_hash: code.codeHash,
          sent_at: code.sentAt,
          expires_at: code.expiresAt,
          tries_left: oneTimeCode.tries,
        })
        .onConflict((same) =>
          same.column("challenge_id").doUpdateSet({
            code_hash: code.codeHash,
            sent_at: code.sentAt,
            expires_at: code.expiresAt,
            tries_left: oneTimeCode.tries,
          }),
        ),
    ),

  removeCode: (scope: Scope, challengeId: string) =>
    db.rows(scope, "removeCode", build.deleteFrom("one_time_codes").where("challenge_id", "=", challengeId)),

  /** The last code did not leave: counts as sent when the one before was. */
  noteUnsent: (scope: Scope, challengeId: string, sentAt: string) =>
    db.rows(
      scope,
      "noteUnsent",
      build.updateTable("one_time_codes").set({ sent_at: sentAt }).where("challenge_id", "=", challengeId),
    ),

  challenge: (scope: Scope, challengeId: string) =>
    db.row(
      scope,
      "challenge",
      build
        .selectFrom("one_time_codes")
        .select(["challenge_id as challengeId", "user_id as userId", "code_hash as codeHash", "sent_at as sentAt"])
        .where("challenge_id", "=", challengeId),
    ),

  /** Uses up one try and answers the code, or nothing when it is over or its tries are. */
  tryCode: (scope: Scope, challengeId: string, now: string) =>
    db.row(
      scope,
      "tryCode",
      build
        .updateTable("one_time_codes")
        .set({ tries_left: sql`tries_left - 1` })
        .where("challenge_id", "=", challengeId)
        .where("tries_left", ">", 0)
        .where("expires_at", ">", now)
        .returning(["user_id as userId", "code_hash as codeHash"]),
    ),

  /** Ends all sign-ins of a user that wait for a code; answers whether this one was still waiting. */
  spendCodes: async (scope: Scope, userId: string) =>
    (
      await db.rows(
        scope,
        "spendCodes",
        build.deleteFrom("one_time_codes").where("user_id", "=", userId).returning("challenge_id as challengeId"),
      )
    ).length > 0,

  noteLogin: (scope: Scope, userId: string, at: string) =>
    db.rows(scope, "noteLogin", build.updateTable("users").set({ last_login_at: at }).where("user_id", "=", userId)),

  notePatientLogin: (scope: Scope, customerId: string, patientId: string, at: string) =>
    db.rows(
      scope,
      "notePatientLogin",
      build
        .updateTable("patients")
        .set({ last_login_at: at })
        .where("customer_id", "=", customerId)
        .where("patient_id", "=", patientId),
    ),

  trust: (scope: Scope, device: TrustedDevice) =>
    db.rows(
      scope,
      "trustDevice",
      build.insertInto("trusted_devices").values({
        device_id: device.deviceId,
        user_id: device.userId,
        token_hash: device.tokenHash,
        device: device.device.slice(0, 200),
        location: device.location.slice(0, 200),
        created_at: device.at,
        last_used_at: device.at,
        expires_at: device.expiresAt,
      }),
    ),

  /** Notes the use of a trust token; answers whether it is this user's and still valid. */
  useTrust: async (scope: Scope, userId: string, tokenHash: string, now: string) =>
    (await db.row(
      scope,
      "useTrust",
      build
        .updateTable("trusted_devices")
        .set({ last_used_at: now })
        .where("user_id", "=", userId)
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .returning("device_id"),
    )) !== undefined,

  /** Whether a trust token is valid for the account of an email, without using it. */
  isTrusted: async (scope: Scope, email: string, tokenHash: string, now: string) =>
    (await db.row(
      scope,
      "isTrusted",
      build
        .selectFrom("trusted_devices as d")
        .innerJoin("users as u", "u.user_id", "d.user_id")
        .select("d.device_id")
        .where(sql`lower(u.email)`, "=", email)
        .where("d.token_hash", "=", tokenHash)
        .where("d.expires_at", ">", now),
    )) !== undefined,

  savePasswordToken: (scope: Scope, tokenHash: string, owner: PasswordOwner, expiresAt: string) =>
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

  /** Uses a link up; answers whose it is, or nothing when it is unknown, used or over. */
  usePasswordToken: (scope: Scope, tokenHash: string, now: string) =>
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
        .$castTo<PasswordOwner>(),
    ),

  /** A new password ends every session of the old one; a trigger ends links, codes and trusted devices. */
  setUserPassword: (scope: Scope, userId: string, passwordHash: string, at: string) =>
    db.rows(
      scope,
      "setUserPassword",
      build
        .updateTable("users")
        .set({ password_hash: passwordHash, tokens_valid_from: at })
        .where("user_id", "=", userId),
    ),

  setPatientPassword: (scope: Scope, customerId: string, patientId: string, passwordHash: string, at: string) =>
    db.rows(
      scope,
      "setPatientPassword",
      build
        .updateTable("patients")
        .set({ password_hash: passwordHash, tokens_valid_from: at })
        .where("customer_id", "=", customerId)
        .where("patient_id", "=", patientId),
    ),

  /** Ends one session of an account; after until none of its tokens is left anyway. */
  endSession: (scope: Scope, accountId: string, sessionId: string, until: string) =>
    db.rows(
      scope,
      "endSession",
      build
        .insertInto("ended_sessions")
        .values({ account_id: accountId, session_id: sessionId, ends_at: until })
        .onConflict((same) => same.doNothing()),
    ),

  /** Ends the sessions of an account that began before at. */
  endSessions: (scope: Scope, userId: string, at: string) =>
    db.rows(
      scope,
      "endSessions",
      build.updateTable("users").set({ tokens_valid_from: at }).where("user_id", "=", userId),
    ),

  /** Removes what ended before at. */
  removeEnded: (scope: Scope, at: string) =>
    db.transaction(scope, async () => {
      await db.rows(scope, "removeCodes", build.deleteFrom("one_time_codes").where("expires_at", "<", at));
      await db.rows(scope, "removeLinks", build.deleteFrom("password_tokens").where("expires_at", "<", at));
      await db.rows(scope, "removeSessions", build.deleteFrom("ended_sessions").where("ends_at", "<", at));
      await db.rows(scope, "removeTrusts", build.deleteFrom("trusted_devices").where("expires_at", "<", at));
    }),

  forgetPushDevice: (scope: Scope, userId: string, token: string) =>
    db.rows(
      scope,
      "forgetPushDevice",
      build.deleteFrom("push_devices").where("user_id", "=", userId).where("token", "=", token),
    ),
});

export type SignInStore = ReturnType<typeof makeSignInStore>;
