import type { Id } from "@restride/domain/values/id.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../../platform/database/database.ts";

/** Returns the queries of the running sessions of an account for its owner, the last used first. */
export const makeSessionsQueries = (db: Database) => ({
  sessionsOf: (scope: Scope, accountId: Id, now: string) =>
    db.rows(
      scope,
      "sessionsOf",
      build
        .selectFrom("sessions")
        .select([
          "session_id as _id",
          "application",
          "device",
          "place",
          "started_at as startedAt",
          "last_used_at as lastUsedAt",
          "ends_at as endsAt",
        ])
        .where("account_id", "=", accountId)
        .where("ends_at", ">", now)
        .orderBy("last_used_at", "desc")
        .orderBy("session_id", "desc"),
    ),
});

export type SessionsQueries = ReturnType<typeof makeSessionsQueries>;
