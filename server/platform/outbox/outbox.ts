import { type Id, noId } from "@restride/domain/values/id.ts";
import { build, type Database } from "../database/database.ts";
import type { TimedJob } from "../jobs/jobs.ts";
import type { Outgoing, Sender } from "./message.ts";
import type { OutboxStore } from "./outbox.store.ts";

/**
 * Puts a message on its way in the running transaction, so that it leaves exactly when the change is kept. The key names event and
 * recipient: the second message with a key is dropped. It leaves at once, or after some milliseconds.
 */
export type Send = (scope: Sender, key: string, outgoing: Outgoing, after?: number) => Promise<void>;

/** Takes a message back that waits; answers whether it did. */
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
    db.hits(
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
/** How long rows are kept, milliseconds: keys of what was sent, what somebody dismissed, and what was not delivered. */
const ages = { sent: 7 * day, dismissed: day, undelivered: 90 * day };

/** The timed jobs of the outbox: each minute what is due is tried again, each night what is old is forgotten. */
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
