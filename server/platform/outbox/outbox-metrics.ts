import { systemScope } from "@restride/domain/access/scope.ts";
import type { Channel } from "@restride/domain/undelivered-messages/message-kind.ts";
import { Counter, Gauge } from "prom-client";
import type { Database } from "../database/database.ts";
import type { SendResult } from "../push/send-result.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import { column, row, typedSql } from "../database/typed-sql.ts";
import * as texts from "../telemetry/telemetry-texts.ts";

const countOfKindRow = row({
  kind: column.text,
  channel: column.text,
  waiting: column.number,
  undelivered: column.number,
  /** Seconds since the oldest waiting message was queued; null when none waits. */
  oldest: column.number.nullable(),
});

/** Counts the rows, with the clock of the database, so that every process of an installation reports the same numbers. */
const readCounts = (db: Database) =>
  db.rows(
    systemScope("metrics"),
    "acrossCustomersCountMessages",
    typedSql(countOfKindRow)`
      select kind, channel, count(*) filter (where next_try_at is not null)::int as waiting,
        count(*) filter (where undelivered_at is not null)::int as undelivered,
        extract(epoch from now() - min(queued_at) filter (where next_try_at is not null))::float8 as oldest
      from outgoing_messages where sent_at is null and dismissed_at is null group by kind, channel`,
  );

/**
 * Registers metrics of waiting messages, undelivered messages and attempts by their result, for operators of an installation. Returns the function
 * that counts an attempt.
 */
export const makeOutboxMetrics = (
  { registry, beforeReport }: Pick<Metrics, "registry" | "beforeReport">,
  db: Database,
) => {
  const registers = [registry];
  const labelNames = ["kind", "channel"];
  const undelivered = new Gauge({
    name: "restride_messages_undelivered",
    help: texts.undeliveredMessages,
    labelNames,
    registers,
  });
  const oldest = new Gauge({
    name: "restride_messages_oldest_seconds",
    help: texts.oldestMessage,
    registers,
  });
  const waitingGauge = new Gauge({
    name: "restride_messages_waiting",
    help: texts.waitingMessages,
    labelNames,
    registers,
  });
  const tries = new Counter({
    name: "restride_message_tries_total",
    help: texts.messageTries,
    labelNames: ["channel", "result"],
    registers,
  });
  // Without a database these metrics are missing, and the others are still reported.
  beforeReport(async () => {
    const counts = await readCounts(db).catch(() => []);
    for (const gauge of [waitingGauge, undelivered]) gauge.reset();
    for (const { kind, channel, ...count } of counts) {
      waitingGauge.set({ kind, channel }, count.waiting);
      undelivered.set({ kind, channel }, count.undelivered);
    }
    oldest.set(Math.max(0, ...counts.map((count) => count.oldest ?? 0)));
  });
  return { countTry: (channel: Channel, result: SendResult) => tries.inc({ channel, result }) };
};
