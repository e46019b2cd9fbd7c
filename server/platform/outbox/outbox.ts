import { type Id, idField, noId } from "@restride/domain/values/id.ts";
import { createHash } from "node:crypto";
import { systemScope } from "@restride/domain/access/scope.ts";
import { z } from "zod";
import { build, type Database } from "../database/database.ts";
import type { Walled } from "../database/wall.ts";
import { instantOf } from "../instant.ts";
import type { Queue } from "../jobs/queue.ts";
import { queuedJob, type TimedJob } from "../jobs/jobs.ts";
import type { Mail, Messengers, Push, ShortMessage } from "../mail/messengers.ts";
import type { WebPush } from "../push/web-push.ts";
import type { Seal } from "./seal.ts";

/** What can leave, by its way out. */
export type Outgoing =
  | { readonly channel: "mail"; readonly message: Omit<Mail, "id"> }
  | { readonly channel: "sms"; readonly message: Omit<ShortMessage, "id"> }
  | { readonly channel: "push"; readonly message: Omit<Push, "id"> }
  | { readonly channel: "webPush"; readonly message: Omit<WebPush, "id"> };

/** Whose message it is: a tenant's, or the product's own. */
type Sender = Walled & { readonly customerId?: Id };

/**
 * Puts a message on its way in the running transaction, so that it leaves exactly when the change is kept. The key names event and
 * recipient: the second message with a key is dropped. It leaves at once, or after some milliseconds.
 */
export type Send = (scope: Sender, key: string, outgoing: Outgoing, after?: number) => Promise<void>;

/** Takes a message back that waits; answers whether it did. */
export type TakeMessageBack = (scope: Sender, key: string) => Promise<boolean>;

interface Needs {
  readonly db: Database;
  readonly queue: Queue;
  readonly seal: Seal;
  readonly messengers: Messengers;
  /** What becomes of the subscription of a browser that wants no more pushes. */
  readonly onEnded: (subscription: string) => Promise<unknown>;
  readonly now: () => number;
}

const payload = z.object({ customerId: idField, key: z.string() });
const keptFor = 7 * 86_400_000;

export const makeSend =
  ({ db, queue, seal, now }: Pick<Needs, "db" | "queue" | "seal" | "now">): Send =>
  (scope, key, { channel, message }, after = 0) =>
    db.transaction(scope, async () => {
      const customerId = scope.customerId ?? noId;
      const added = await db.row(
        scope,
        "addOutgoing",
        build
          .insertInto("outgoing_messages")
          .values({
            customer_id: customerId,
            message_key: key,
            channel,
            sealed: seal.close(JSON.stringify(message)),
            queued_at: instantOf(now()),
          })
          .onConflict((same) => same.doNothing())
          .returning("message_key"),
      );
      if (added) await queue(scope, "send-message", { customerId, key }, null, after);
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

type Waiting = z.infer<typeof payload>;

/** A message is sent by one at a time; what its sender left undone for so long is taken up by another. */
const claimedFor = 5 * 60_000;

const makeClaims = (db: Database, now: () => number) => {
  const scope = systemScope("send-message");
  const at = (ago = 0) => instantOf(now() - ago);
  const change = ({ customerId, key }: Waiting) =>
    build.updateTable("outgoing_messages").where("customer_id", "=", customerId).where("message_key", "=", key);
  return {
    /** The message, if it waits and nobody sends it. */
    claim: (which: Waiting) =>
      db.row(
        scope,
        "claimOutgoing",
        change(which)
          .set({ claimed_at: at() })
          .where("sent_at", "is", null)
          .where(({ eb, or }) => or([eb("claimed_at", "is", null), eb("claimed_at", "<", at(claimedFor))]))
          .returning(["channel", "sealed"]),
      ),
    release: (which: Waiting) => db.rows(scope, "releaseOutgoing", change(which).set({ claimed_at: null })),
    noteSent: (which: Waiting) => db.rows(scope, "noteSent", change(which).set({ sent_at: at(), sealed: null })),
    isWaiting: ({ customerId, key }: Waiting) =>
      db.hits(
        scope,
        "isOutgoingWaiting",
        build
          .selectFrom("outgoing_messages")
          .select("message_key")
          .where("customer_id", "=", customerId)
          .where("message_key", "=", key)
          .where("sent_at", "is", null),
      ),
  };
};

/**
 * The job that sends one message. No connection to the database waits for it to leave. A crash between leaving and the note that it left
 * sends it again under the same id, by which mail servers, the SMS gateway and browsers know it as the same.
 */
export const makeSendJob = ({ db, seal, messengers, onEnded, now }: Omit<Needs, "queue">) => {
  const claims = makeClaims(db, now);

  const leave = async (channel: Outgoing["channel"], message: Mail & ShortMessage & Push & WebPush) => {
    if ((await messengers[channel](message)) === false) await onEnded(message.subscription);
  };

  return queuedJob({
    name: "send-message",
    payload,
    run: async (which) => {
      const claimed = await claims.claim(which);
      if (!claimed?.sealed) {
        if (await claims.isWaiting(which)) throw new Error("Another process sends this message.");
        return;
      }
      const id = createHash("sha256").update(`${which.customerId} ${which.key}`).digest("base64url").slice(0, 32);
      try {
        await leave(claimed.channel as Outgoing["channel"], { ...JSON.parse(seal.open(claimed.sealed)), id });
      } catch (error) {
        await claims.release(which);
        throw error;
      }
      await claims.noteSent(which);
    },
  });
};

/** Forgets what could not be sent for a week, and once a day the keys of what was sent longer ago. */
export const tidyOutbox = (db: Database, now: () => number): TimedJob => ({
  name: "tidy-outbox",
  crontab: "20 3 * * *",
  run: async () => {
    const before = instantOf(now() - keptFor);
    await db.rows(
      systemScope("tidy-outbox"),
      "acrossCustomersForgetMessages",
      build.deleteFrom("outgoing_messages").where("queued_at", "<", before),
    );
  },
});
