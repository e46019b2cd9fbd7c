import { systemScope } from "@restride/domain/access/scope.ts";
import { aboutColumns, aboutSelections } from "@restride/domain/undelivered-messages/message-about.ts";
import { recipientText } from "@restride/domain/undelivered-messages/recipient-texts.ts";
import { retryDuration } from "@restride/domain/undelivered-messages/next-try.ts";
import type { Reason } from "@restride/domain/undelivered-messages/reason.ts";
import { type Id, noId } from "@restride/domain/values/id.ts";
import { type Insertable, sql } from "kysely";
import type { OutgoingMessages } from "../../generated/database.ts";
import { build, type Database } from "../database/database.ts";
import type { KnownColumns } from "../database/known-columns.ts";
import { instantOf } from "../instant.ts";
import type { Outgoing, Sender } from "./message.ts";
import type { Seal } from "./seal.ts";

/** The key of a row and the number of its attempt: a job that runs a second time finds another number. */
export interface TryOf {
  readonly customerId: Id;
  readonly key: string;
  readonly tries: number;
}

/**
 * A message is sent by one process at a time. A process that has not returned after this time, milliseconds, counts as dead, because no try
 * takes longer.
 */
export const claimDuration = 15 * 60_000;

/** Name of the job that sends one message. */
export const sendJob = "send-message";

/**
 * SQL that queues jobs for the rows of the surrounding statement. A mail server may take minutes for each mail, so mails wait in two
 * queues: the jobs of one queue run one after the other, and a slow server delays no other work. Other channels are fast and have no queue.
 */
const queueJobs = (after: number) => sql`
  queue_job(${sendJob}, json_build_object('customerId', customer_id, 'key', message_key, 'tries', tries),
    ${sendJob} || ' ' || message_id, now() + make_interval(secs => ${after / 1000}::float8),
    case when channel = 'mail' then 'mail ' || (hashtext(message_id::text) & 1) end)`;

interface Deps {
  readonly db: Database;
  readonly seal: Seal;
  readonly now: () => number;
}

const recipientOf = (outgoing: Outgoing): string =>
  outgoing.channel === "webPush" ? "" : recipientText(outgoing.kind, outgoing.channel, outgoing.message.to);

const aboutOf = (about: Outgoing["about"]): KnownColumns<OutgoingMessages, ReturnType<typeof aboutColumns>> =>
  aboutColumns(about);

const rowOf = (messageId: Id, customerId: Id, key: string, outgoing: Outgoing, { seal, now }: Deps, after: number) =>
  ({
    message_id: messageId,
    customer_id: customerId,
    message_key: key,
    channel: outgoing.channel,
    kind: outgoing.kind,
    ...aboutOf(outgoing.about),
    sealed: seal.encrypt(JSON.stringify(outgoing.message)),
    recipient: seal.encrypt(recipientOf(outgoing)),
    ends_at: outgoing.endsAt === undefined ? null : instantOf(outgoing.endsAt),
    queued_at: instantOf(now()),
    tries_until: instantOf(now() + retryDuration),
    next_try_at: instantOf(now() + after),
  }) satisfies Insertable<OutgoingMessages>;

/** Returns the store of outgoing messages. The sending job works for all tenants. */
export const makeOutboxStore = (deps: Deps) => {
  const { db, now } = deps;
  const scope = systemScope("send-message");
  const at = (ago = 0) => instantOf(now() - ago);
  const change = ({ customerId, key }: Pick<TryOf, "customerId" | "key">) =>
    build.updateTable("outgoing_messages").where("customer_id", "=", customerId).where("message_key", "=", key);
  return {
    /** Adds a message; returns false when a message with its key exists. */
    add: (sender: Sender, messageId: Id, key: string, outgoing: Outgoing, after: number) =>
      db.returnsRow(
        sender,
        "addOutgoing",
        build
          .insertInto("outgoing_messages")
          .values(rowOf(messageId, sender.customerId ?? noId, key, outgoing, deps, after))
          .onConflict((same) => same.columns(["customer_id", "message_key"]).doNothing())
          .returning("message_key"),
      ),

    /** Queues the next try of a message, at once or after some milliseconds. */
    queue: (sender: Sender, key: string, after = 0) =>
      db.rows(
        sender,
        "queueOutgoing",
        sql`select ${queueJobs(after)} from outgoing_messages where customer_id = ${sender.customerId ?? noId} and message_key = ${key}`,
      ),

    /**
     * Claims the message for this try and returns it, if it waits for this try and no other process is sending it. A try is counted when it
     * begins.
     */
    claim: ({ tries, ...key }: TryOf) =>
      db.row(
        scope,
        "claimOutgoing",
        change(key)
          .set({ claimed_at: at(), tries: tries + 1 })
          .where("tries", "=", tries)
          .where("next_try_at", "is not", null)
          .where("dismissed_at", "is", null)
          .where(({ eb, or }) => or([eb("claimed_at", "is", null), eb("claimed_at", "<", at(claimDuration))]))
          .returning(["channel", "kind", "sealed", "tries", "tries_until as triesUntil", "ends_at as endsAt"])
          .returning(aboutSelections),
      ),

    noteSent: (key: TryOf) =>
      db.rows(
        scope,
        "noteSent",
        change(key).set({ sent_at: at(), sealed: null, recipient: null, next_try_at: null, undelivered_at: null }),
      ),

    waitForNextTry: (key: TryOf, reason: Reason, nextTry: number) =>
      db.rows(
        scope,
        "waitForNextTry",
        change(key).set({ claimed_at: null, last_reason: reason, next_try_at: instantOf(nextTry) }),
      ),

    /** Lists a message as undelivered; deletes its content when it can never be sent. */
    giveUp: (key: TryOf, reason: Reason, mayBeSentAgain: boolean) =>
      db.rows(
        scope,
        "giveUpOutgoing",
        change(key).set({
          claimed_at: null,
          last_reason: reason,
          next_try_at: null,
          undelivered_at: at(),
          sealed: mayBeSentAgain ? undefined : null,
        }),
      ),

    /** Queues all messages whose next try is due, including those whose sending process died. */
    queueDue: () =>
      db.rows(
        scope,
        "acrossCustomersQueueDueMessages",
        sql`
          select ${queueJobs(0)}
          from outgoing_messages
          where next_try_at <= ${at()} and dismissed_at is null and (claimed_at is null or claimed_at < ${at(claimDuration)})`,
      ),

    /** Deletes the content of undelivered messages whose end has passed. */
    emptyEnded: () =>
      db.rows(
        scope,
        "acrossCustomersEmptyEndedMessages",
        build
          .updateTable("outgoing_messages")
          .set({ sealed: null })
          .where("undelivered_at", "is not", null)
          .where("sealed", "is not", null)
          .where("ends_at", "<=", at()),
      ),

    /** Deletes messages that were sent, dismissed or undelivered at least so many milliseconds ago. */
    forget: (ages: { readonly sent: number; readonly dismissed: number; readonly undelivered: number }) =>
      db.rows(
        systemScope("tidy-outbox"),
        "acrossCustomersForgetMessages",
        build
          .deleteFrom("outgoing_messages")
          .where(({ eb, or }) =>
            or([
              eb("sent_at", "<", at(ages.sent)),
              eb("dismissed_at", "<", at(ages.dismissed)),
              eb("undelivered_at", "<", at(ages.undelivered)),
            ]),
          ),
      ),
  };
};

export type OutboxStore = ReturnType<typeof makeOutboxStore>;
