import type { Id } from "@restride/domain/values/id.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../../platform/database/database.ts";
import { recordset } from "../../../platform/database/recordset.ts";

interface SessionRow {
  readonly sessionId: Id;
  readonly accountId: Id;
  readonly startedAt: string;
  readonly endsAt: string;
  readonly application: string;
  readonly device: string;
  readonly place: string;
}

/** Time at which a session was used, ISO 8601. */
export interface SessionUse {
  readonly session_id: Id;
  readonly used_at: string;
}

/** Returns the store of sessions of staff and patients, each from the entry of its password to its end. A session that was ended has no row. */
export const makeSessionsStore = (db: Database) => ({
  start: (scope: Scope, session: SessionRow) =>
    db.rows(
      scope,
      "startSession",
      build.insertInto("sessions").values({
        session_id: session.sessionId,
        account_id: session.accountId,
        started_at: session.startedAt,
        last_used_at: session.startedAt,
        ends_at: session.endsAt,
        application: session.application,
        device: session.device,
        place: session.place,
      }),
    ),

  /** Returns the session while it is running; undefined after its end. */
  running: (scope: Scope, accountId: Id, sessionId: Id, now: string) =>
    db.row(
      scope,
      "runningSession",
      build
        .selectFrom("sessions")
        .select(["ends_at as endsAt", "device", "place"])
        .where("account_id", "=", accountId)
        .where("session_id", "=", sessionId)
        .where("ends_at", ">", now),
    ),

  /** Ends a session; returns true when the account had this session. */
  end: (scope: Scope, accountId: Id, sessionId: Id) =>
    db.returnsRow(
      scope,
      "endSession",
      build
        .deleteFrom("sessions")
        .where("account_id", "=", accountId)
        .where("session_id", "=", sessionId)
        .returning("session_id"),
    ),

  endOthers: (scope: Scope, accountId: Id, sessionId: Id) =>
    db.rows(
      scope,
      "endOtherSessions",
      build.deleteFrom("sessions").where("account_id", "=", accountId).where("session_id", "<>", sessionId),
    ),

  noteUses: (scope: Scope, uses: readonly SessionUse[]) =>
    db.rows(
      scope,
      "noteSessionUses",
      sql`update sessions set last_used_at = greatest(last_used_at, g.used_at)
        from ${recordset(uses, { session_id: "uuid", used_at: "timestamptz" })}
        where sessions.session_id = g.session_id`,
    ),

  /** Removes sessions that ended before an instant. */
  removeEnded: (scope: Scope, at: string) =>
    db.rows(scope, "removeSessions", build.deleteFrom("sessions").where("ends_at", "<", at)),
});

export type SessionsStore = ReturnType<typeof makeSessionsStore>;
