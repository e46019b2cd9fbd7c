import type { Id } from "@restride/domain/values/id.ts";
import type { EveryScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

/** Whether an email is free to be a username; what is told about it must not say whose it is. */
export const makeUsernames = (db: Database) => {
  /** Whoever wants the same email at the same moment waits until this transaction is over. */
  const acrossCustomersLock = (scope: EveryScope, email: string) => {
    const name = `username ${email.toLowerCase()}`;
    return db.rows(scope, "lockUsername", sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  };
  return {
    acrossCustomersLock,
    /** True when somebody else in the whole product has the email; it is locked until the transaction is over. */
    acrossCustomersIsTaken: async (scope: EveryScope, email: string, exceptUserId: Id | null) => {
      await acrossCustomersLock(scope, email);
      const owner = build
        .selectFrom("users")
        .select("user_id")
        .where(sql`lower(email)`, "=", email.toLowerCase())
        .where(sql<boolean>`user_id is distinct from ${exceptUserId}::uuid`);
      return db.hits(scope, "usernameTaken", owner);
    },
  };
};

export type Usernames = ReturnType<typeof makeUsernames>;
