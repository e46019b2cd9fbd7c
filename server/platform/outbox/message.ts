import type { Channel, MessageKind } from "@restride/domain/undelivered-messages/message-kind.ts";
import type { LostSense } from "@restride/domain/undelivered-messages/reason.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Walled } from "../database/wall.ts";
import type { Mail, Push, ShortMessage } from "../mail/messengers.ts";
import type { WebPush } from "../push/web-push.ts";

/** The records that a message is about, by their ids: for the check of its sense, for who may read of it, and for erasure. */
export interface About {
  /** The account that gets it. */
  readonly user?: Id;
  /** The company of an account that belongs to no clinic. */
  readonly company?: Id | null;
  readonly patient?: Id | null;
  readonly registration?: Id | null;
  readonly callback?: Id;
  /** The record it tells of, such as a case, a comment or a reminder. */
  readonly subject?: Id;
}

type Content =
  | { readonly channel: "mail"; readonly message: Omit<Mail, "id"> }
  | { readonly channel: "sms"; readonly message: Omit<ShortMessage, "id"> }
  | { readonly channel: "push"; readonly message: Omit<Push, "id"> }
  | { readonly channel: "webPush"; readonly message: Omit<WebPush, "id"> };

/** A message with its way out. From `endsAt` on, an instant in milliseconds, it has no sense any more. */
export type Outgoing = Content & {
  readonly kind: MessageKind;
  readonly about: About;
  readonly endsAt?: number;
};

/** The tenant whose message it is; without a customer it is the product's own. */
export type Sender = Walled & { readonly customerId?: Id };

/** A message that waits, as its check reads it. */
export interface WaitingMessage {
  /** The nil id where the message belongs to no tenant. */
  readonly customerId: Id;
  readonly channel: Channel;
  /** Mail address, phone, account or subscription. */
  readonly to: string;
  readonly userId: Id | null;
  readonly patientId: Id | null;
  readonly registrationId: Id | null;
  readonly callbackId: Id | null;
  readonly subjectId: Id | null;
}

/** Says before each try of a kind of message why it has no sense any more; null while it has. */
export interface MessageCheck {
  readonly kind: MessageKind;
  readonly findLostSense: (message: WaitingMessage) => Promise<LostSense | null>;
}
