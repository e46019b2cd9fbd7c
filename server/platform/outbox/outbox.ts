import { type Id, noId } from "@restride/domain/values/id.ts";
import { build, type Database } from "../database/database.ts";
import type { TimedJob } from "../jobs/jobs.ts";
import type { Outgoing, Sender } from "./message.ts";
import type { OutboxStore } from "./outbox.store.ts";

/**
 * Queues a message in the running transaction, so that it is sent exactly when the change is committed. The key names event and recipient:
 * a second message with the same key is dropped. The message is sent at once, or after some milliseconds.
 */
export type Send = (scope: Sender, key: string, outgoing: Outgoing, after?: number) => Promise<void>;

/** Removes a message that still waits; returns whether it did. */
export type TakeMessageBack = (scope: Sender, key: string) => Promise<boolean>;

interface Deps {
  readonly db: Database;
  readonly outbox: OutboxStore;
  readonly newId: () => Id;
}

export const makeSend =
  ({ db, outbox, newId }: Deps): Send =>
  (scope, key, outgoing, after = 0) =>
    db.transaction(scope, async () => {
      if (await outbox.add(scope, newId(), key, outgoing, after)) await outbox.queue(scope, key, after);
    });

export const makeTakeMessageBack =
  (db: Database): TakeMessageBack =>
  (scope, key) =>
    db.returnsRow(
      scope,
      "takeMessageBack",
      build
        .deleteFrom("outgoing_messages")
        .where("customer_id", "=", scope.customerId ?? noId)
        .where("message_key", "=", key)
        .where("claimed_at", "is", null)
        .where("sent_at", "is", null)
        .returning("message_key"),
    );

const day = 86_400_000;
/** Milliseconds for which rows are stored: keys of sent messages, dismissed messages, and undelivered ones. */
const ages = { sent: 7 * day, dismissed: day, undelivered: 90 * day };

/** Returns the timed jobs of the outbox: every minute due messages are tried again, every night old rows are deleted. */
export const outboxTimedJobs = (outbox: OutboxStore): readonly TimedJob[] => [
  {
    name: "retry-messages",
    crontab: "* * * * *",
    run: async () => {
      await outbox.emptyEnded();
      await outbox.queueDue();
    },
  },
  { name: "tidy-outbox", crontab: "20 3 * * *", run: async () => void (await outbox.forget(ages)) },
];
