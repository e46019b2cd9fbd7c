import { isOperation } from "@restride/domain/operations.ts";
import { type Channel, kindsSent } from "@restride/domain/undelivered-messages/message-kind.ts";
import { decideNextTry } from "@restride/domain/undelivered-messages/next-try.ts";
import { isObsoleteReason, type ObsoleteReason, type Reason } from "@restride/domain/undelivered-messages/reason.ts";
import { idField } from "@restride/domain/values/id.ts";
import { createHash } from "node:crypto";
import { z } from "zod";
import { queuedJob } from "../jobs/jobs.ts";
import type { Mail, Messengers, Push, ShortMessage } from "../mail/messengers.ts";
import type { SendResult } from "../push/send-result.ts";
import type { WebPush } from "../push/web-push.ts";
import { withTimeLimit } from "../time-limit.ts";
import type { MessageCheck, WaitingMessage } from "./message.ts";
import { type OutboxStore, sendJob, type TryOf } from "./outbox.store.ts";
import type { Seal } from "./seal.ts";

/** Longest duration of one attempt in milliseconds. A claim lasts longer, so that no other process sends the same message meanwhile. */
const maxTryDuration = 12 * 60_000;

interface Deps {
  readonly outbox: OutboxStore;
  readonly seal: Seal;
  readonly messengers: Messengers;
  readonly checks: readonly MessageCheck[];
  /** Removes the subscription of a browser that accepts no more pushes. */
  readonly onSubscriptionEnded: (subscription: string) => Promise<unknown>;
  readonly countTry: (channel: Channel, result: SendResult) => void;
  readonly now: () => number;
}

type ClaimedMessage = NonNullable<Awaited<ReturnType<OutboxStore["claim"]>>>;
/** The content of any channel, with an id by which the recipient's side detects a repeated message. */
type Content = Mail & ShortMessage & Push & WebPush;

const payload = z.object({ customerId: idField, key: z.string(), tries: z.int().default(0) });

/** Returns the checks by kind. A kind without a check is an error of the program, so the start fails. */
const checksByKind = (checks: readonly MessageCheck[]): ReadonlyMap<string, MessageCheck> => {
  const byKind = new Map<string, MessageCheck>(checks.map((check) => [check.kind, check]));
  const missing = kindsSent(isOperation).filter((kind) => kind !== "other" && !byKind.has(kind));
  if (missing.length > 0) throw new Error(`No feature has a check for these messages: ${missing.join(", ")}.`);
  return byKind;
};

/**
 * Returns the job that tries to send one message once. The job never fails: the row stores the result of the try and the time of the next
 * one. No database connection is held during the try. After a crash between sending and recording, the message is sent again under the same
 * id, by which mail servers, the SMS gateway and browsers detect that it is the same.
 */
export const makeSendJob = ({ outbox, seal, messengers, checks, onSubscriptionEnded, countTry, now }: Deps) => {
  const byKind = checksByKind(checks);

  const readContent = ({ customerId, key }: TryOf, { sealed }: ClaimedMessage): Content | null => {
    const id = createHash("sha256").update(`${customerId} ${key}`).digest("base64url").slice(0, 32);
    try {
      return { ...JSON.parse(seal.decrypt(sealed!)), id };
    } catch {
      return null;
    }
  };

  const findObsoleteReason = async (
    claimedMessage: ClaimedMessage,
    message: WaitingMessage,
  ): Promise<ObsoleteReason | null> => {
    if (claimedMessage.endsAt !== null && Date.parse(claimedMessage.endsAt) <= now()) return "ended";
    return (await byKind.get(claimedMessage.kind)?.findObsoleteReason(message)) ?? null;
  };

  const deliver = async (channel: Channel, content: Content): Promise<SendResult> => {
    const sending = messengers[channel](content).catch((): SendResult => "failed");
    const result = await withTimeLimit(maxTryDuration, sending, "timedOut" as const);
    if (result === "unsubscribed") await onSubscriptionEnded(content.subscription);
    return result;
  };

  const tryToSend = async (key: TryOf, claimedMessage: ClaimedMessage): Promise<SendResult> => {
    const content = readContent(key, claimedMessage);
    if (!content) return "unreadable";
    const channel = claimedMessage.channel as Channel;
    const to = channel === "webPush" ? content.subscription : content.to;
    const message = { ...claimedMessage, channel, to, customerId: key.customerId };
    const result = (await findObsoleteReason(claimedMessage, message)) ?? (await deliver(channel, content));
    if (result !== "sent") return result;
    await outbox.noteSent(key);
    await byKind.get(claimedMessage.kind)?.onSent?.(message);
    return result;
  };

  const noteFailure = async (key: TryOf, claimedMessage: ClaimedMessage, reason: Reason): Promise<void> => {
    const { tries, triesUntil } = claimedMessage;
    const nextTry = decideNextTry({ reason, tries, now: now(), triesUntil: Date.parse(triesUntil) });
    if (nextTry === null) await outbox.giveUp(key, reason, !isObsoleteReason(reason));
    else await outbox.waitForNextTry(key, reason, nextTry);
  };

  return queuedJob({
    name: sendJob,
    payload,
    run: async (key) => {
      const claimedMessage = await outbox.claim(key);
      if (!claimedMessage) return;
      const result = await tryToSend(key, claimedMessage);
      countTry(claimedMessage.channel as Channel, result);
      if (result !== "sent") await noteFailure(key, claimedMessage, result);
    },
  });
};
