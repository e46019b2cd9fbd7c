import type { Id } from "@restride/domain/values/id.ts";
import { oneTimeCode } from "@restride/domain/sign-in/sign-in.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { sql, type Updateable } from "kysely";
import type { OneTimeCodes } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";

interface Challenge {
  readonly challengeId: Id;
  readonly userId: Id;
  /** Time at which the password was entered. */
  readonly passwordAt: string;
}

interface Code {
  readonly codeHash: string;
  readonly sentAt: string;
  readonly expiresAt: string;
}

const freshCode = ({ codeHash, sentAt, expiresAt }: Code) =>
  ({
    code_hash: codeHash,
    sent_at: sentAt,
    expires_at: expiresAt,
    tries_left: oneTimeCode.maxTries,
  }) satisfies Updateable<OneTimeCodes>;

/** Returns the store of sign-ins that wait for their code: one per account, with only the hash of the code. */
export const makeOneTimeCodesStore = (db: Database) => ({
  /** Opens a sign-in and replaces an open one of the account, whose id is stored as replaced. */
  open: (scope: Scope, { challengeId, userId, passwordAt }: Challenge, code: Code) => {
    const challenge = {
      challenge_id: challengeId,
      password_at: passwordAt,
      ...freshCode(code),
    } satisfies Updateable<OneTimeCodes>;
    return db.rows(
      scope,
      "openChallenge",
      build
        .insertInto("one_time_codes")
        .values({ user_id: userId, ...challenge })
        .onConflict((same) =>
          same.column("user_id").doUpdateSet({
            ...challenge,
            replaced_ids: sql`one_time_codes.replaced_ids || one_time_codes.challenge_id`,
          }),
        ),
    );
  },

  /** Stores a new code of an open sign-in. */
  renewCode: (scope: Scope, challengeId: Id, code: Code) =>
    db.rows(
      scope,
      "renewCode",
      build.updateTable("one_time_codes").set(freshCode(code)).where("challenge_id", "=", challengeId),
    ),

  /** Returns whether a newer sign-in of the same account replaced this one. */
  isReplaced: (scope: Scope, challengeId: Id) =>
    db.returnsRow(
      scope,
      "isReplacedChallenge",
      build
        .selectFrom("one_time_codes")
        .select("challenge_id")
        .where(sql<boolean>`${challengeId} = any(replaced_ids)`),
    ),

  remove: (scope: Scope, challengeId: Id) =>
    db.rows(scope, "removeCode", build.deleteFrom("one_time_codes").where("challenge_id", "=", challengeId)),

  /** Records that the last code was not sent: the time of the code before it counts again. */
  noteUnsent: (scope: Scope, challengeId: Id, sentAt: string) =>
    db.rows(
      scope,
      "noteUnsent",
      build.updateTable("one_time_codes").set({ sent_at: sentAt }).where("challenge_id", "=", challengeId),
    ),

  challenge: (scope: Scope, challengeId: Id) =>
    db.row(
      scope,
      "challenge",
      build
        .selectFrom("one_time_codes")
        .select(["user_id as userId", "sent_at as sentAt", "password_at as passwordAt"])
        .where("challenge_id", "=", challengeId),
    ),

  /** Uses up one try and returns the hash of the code; undefined when the code has expired or has no tries left. */
  try: (scope: Scope, challengeId: Id, now: string) =>
    db.row(
      scope,
      "tryCode",
      build
        .updateTable("one_time_codes")
        .set({ tries_left: sql`tries_left - 1` })
        .where("challenge_id", "=", challengeId)
        .where("tries_left", ">", 0)
        .where("expires_at", ">", now)
        .returning("code_hash as codeHash"),
    ),

  /** Uses up the code of a sign-in; returns whether it was still valid. */
  spend: (scope: Scope, challengeId: Id) =>
    db.returnsRow(
      scope,
      "spendCode",
      build.deleteFrom("one_time_codes").where("challenge_id", "=", challengeId).returning("challenge_id"),
    ),

  /** Removes codes that ended before `at`. */
  removeEnded: (scope: Scope, at: string) =>
    db.rows(scope, "removeCodes", build.deleteFrom("one_time_codes").where("expires_at", "<", at)),
});

export type OneTimeCodesStore = ReturnType<typeof makeOneTimeCodesStore>;
