import { AsyncLocalStorage } from "node:async_hooks";
import { systemScope } from "@restride/domain/access/scope.ts";
import { type SecurityEvent, securityEventDays } from "@restride/domain/security-events/security-event.ts";
import { type Id, noId } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { OnRefusedRight } from "../graphql/resolvers.ts";
import { makeBackgroundQueue } from "../background-queue.ts";
import { compiledOnce, type Database } from "../database/database.ts";
import { jsonRows, type JsonRows, recordset } from "../database/recordset.ts";
import { instantOf } from "../instant.ts";
import { describeError } from "../process/describe-error.ts";
import type { TimedJob } from "../jobs/jobs.ts";

interface Deps {
  readonly db: Database;
  readonly now: () => number;
  /** Writes a structured log line. */
  readonly logLine: (line: object, message: string) => void;
}

const scope = systemScope("security-events");

interface CountedEvent {
  readonly kind: string;
  readonly account: Id;
  readonly source: string;
  readonly at: string;
}

const eventColumns = { kind: "text", account: "uuid", source: "text", at: "timestamptz" } as const;

const addEvents = compiledOnce(
  ({ events }: { events: JsonRows<CountedEvent> }) => sql`
    insert into security_events (on_day, kind, account_id, source, events, last_at)
    select (g.at at time zone 'UTC')::date, g.kind, g.account, g.source, count(*), max(g.at)
    from ${recordset(events, eventColumns)} group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (on_day, kind, account_id, source) do update
      set events = security_events.events + excluded.events, last_at = greatest(security_events.last_at, excluded.last_at)`,
);

/**
 * Returns a function that logs a security event as a structured line at once, and counts it by day, kind, account and source in the background. It is
 * counted outside the transaction of the attempt, because that may be rolled back.
 */
export const makeRecordSecurityEvent = ({ db, now, logLine }: Deps) => {
  const outsideRequests = AsyncLocalStorage.snapshot();
  const counts = makeBackgroundQueue<CountedEvent>(
    (all) => db.rows(scope, "addSecurityEvents", addEvents({ events: jsonRows(all) })),
    (error) => logLine({ reason: describeError(error) }, "security events could not be counted yet"),
  );
  const record = ({ kind, accountId, source, address }: SecurityEvent): void => {
    logLine({ securityEvent: kind, account: accountId, source, address }, "security event");
    const row = { kind, account: accountId ?? noId, source, at: instantOf(now()) };
    outsideRequests(() => counts.add(row));
  };
  return Object.assign(record, { settled: counts.settled });
};

export type RecordSecurityEvent = ReturnType<typeof makeRecordSecurityEvent>;

/** Returns a function that records each operation that its viewer may not call. */
export const refusedRightRecorder =
  (record: RecordSecurityEvent): OnRefusedRight =>
  ({ viewer, address }) =>
    record({ kind: "refusedRight", accountId: viewer?.userId ?? null, source: "", address });

/** Returns a function that records each token whose signature is not ours. */
export const forgedTokenRecorder = (record: RecordSecurityEvent) => (): void =>
  record({ kind: "forgedSignature", accountId: null, source: "session token", address: "" });

/** Timed job that deletes events 400 days after their day, every night. */
export const tidySecurityEvents = (db: Database, now: () => number): TimedJob => ({
  name: "tidy-security-events",
  crontab: "41 3 * * *",
  run: async () => {
    const before = instantOf(now() - securityEventDays * 86_400_000);
    await db.rows(
      scope,
      "removeSecurityEvents",
      sql`delete from security_events where on_day < (${before}::timestamptz at time zone 'UTC')::date`,
    );
  },
});
