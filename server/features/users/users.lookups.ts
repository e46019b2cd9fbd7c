import type { Id } from "@restride/domain/values/id.ts";
import type { EveryScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

/** Returns the lookups that check whether an email is free as a username; a message about it must not disclose who has it. */
export const makeUsernames = (db: Database) => {
  /** Locks an email until the end of the transaction; another transaction that locks it waits. */
  const acrossCustomersLock = (scope: EveryScope, email: string) => {
    const name = `username ${email.toLowerCase()}`;
    return db.rows(scope, "lockUsername", sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  };
  return {
    acrossCustomersLock,
    /** Returns whether another user in the whole product has the email, and locks it until the transaction ends. */
    acrossCustomersIsTaken: async (scope: EveryScope, email: string, exceptUserId: Id | null) => {
      await acrossCustomersLock(scope, email);
      const owner = build
        .selectFrom("users")
        .select("user_id")
        .where(sql`lower(email)`, "=", email.toLowerCase())
        .where(sql<boolean>`user_id is distinct from ${exceptUserId}::uuid`);
      return db.returnsRow(scope, "usernameTaken", owner);
    },
  };
};

export type Usernames = ReturnType<typeof makeUsernames>;
