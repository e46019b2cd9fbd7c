import type { Id } from "@restride/domain/values/id.ts";
import { oneTimeCode } from "@restride/domain/sign-in/sign-in.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

interface Challenge {
  readonly challengeId: Id;
  readonly userId: Id;
  readonly codeHash: string;
  readonly sentAt: string;
}

/** Sign-ins that wait for their code, of which only the hash is kept. */
export const makeOneTimeCodesStore = (db: Database) => ({
  save: (scope: Scope, code: Challenge & { expiresAt: string }) =>
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

  remove: (scope: Scope, challengeId: Id) =>
    db.rows(scope, "removeCode", build.deleteFrom("one_time_codes").where("challenge_id", "=", challengeId)),

  /** The last code did not leave: counts as sent when the one before was. */
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
        .select(["challenge_id as challengeId", "user_id as userId", "code_hash as codeHash", "sent_at as sentAt"])
        .where("challenge_id", "=", challengeId),
    ),

  /** Uses up one try and answers the code, or nothing when it is over or its tries are. */
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
        .returning(["user_id as userId", "code_hash as codeHash"]),
    ),

  /** Ends all sign-ins of a user that wait for a code; answers whether this one was still waiting. */
  spend: async (scope: Scope, userId: Id) =>
    (
      await db.rows(
        scope,
        "spendCodes",
        build.deleteFrom("one_time_codes").where("user_id", "=", userId).returning("challenge_id as challengeId"),
      )
    ).length > 0,

  /** Removes codes that ended before at. */
  removeEnded: (scope: Scope, at: string) =>
    db.rows(scope, "removeCodes", build.deleteFrom("one_time_codes").where("expires_at", "<", at)),
});

export type OneTimeCodesStore = ReturnType<typeof makeOneTimeCodesStore>;
