import type { EveryScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

/** Whether an email is free to be a username; what is told about it must not say whose it is. */
export const makeUsernames = (db: Database) => ({
  /** True when somebody else in the whole product has the email. Who asks at the same moment waits until the one before has saved. */
  acrossCustomersIsTaken: async (scope: EveryScope, email: string, exceptUserId: string | null) => {
    const name = email.toLowerCase();
    await db.rows(scope, "lockUsername", sql`select pg_advisory_xact_lock(hashtextextended(${`username ${name}`}, 0))`);
    const owner = build
      .selectFrom("users")
      .select("user_id")
      .where(sql`lower(email)`, "=", name)
      .where(sql<boolean>`user_id is distinct from ${exceptUserId}::uuid`);
    return (await db.row(scope, "usernameTaken", owner)) !== undefined;
  },
});

export type Usernames = ReturnType<typeof makeUsernames>;
