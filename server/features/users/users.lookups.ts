import type { EveryScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

/** Whether an email is free to be a username; what is told about it must not say whose it is. */
export const makeUsernames = (db: Database) => ({
  /** True when somebody else in the whole product has the email. */
  acrossCustomersIsTaken: async (scope: EveryScope, email: string, exceptUserId: string | null) =>
    (await db.row(
      scope,
      "usernameTaken",
      build
        .selectFrom("users")
        .select("user_id")
        .where(sql`lower(email)`, "=", email.toLowerCase())
        .where(sql<boolean>`user_id is distinct from ${exceptUserId}::uuid`),
    )) !== undefined,
});

export type Usernames = ReturnType<typeof makeUsernames>;
