import type { MessageAbout } from "@restride/domain/undelivered-messages/message-about.ts";
import type { Channel, MessageKind } from "@restride/domain/undelivered-messages/message-kind.ts";
import type { LostSense } from "@restride/domain/undelivered-messages/reason.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { RlsScope } from "../database/row-level-security.ts";
import type { Mail, Push, ShortMessage } from "../mail/messengers.ts";
import type { WebPush } from "../push/web-push.ts";

type Content =
  | { readonly channel: "mail"; readonly message: Omit<Mail, "id"> }
  | { readonly channel: "sms"; readonly message: Omit<ShortMessage, "id"> }
  | { readonly channel: "push"; readonly message: Omit<Push, "id"> }
  | { readonly channel: "webPush"; readonly message: Omit<WebPush, "id"> };

/** A message with its way out. From `endsAt` on, an instant in milliseconds, it has no sense any more. */
export type Outgoing = Content & {
  readonly kind: MessageKind;
  readonly about: Partial<MessageAbout>;
  readonly endsAt?: number;
};

/** The tenant whose message it is; without a customer it is the product's own. */
export type Sender = RlsScope & { readonly customerId?: Id };

/** A message that waits, as its check reads it. */
export interface WaitingMessage extends MessageAbout {
  /** The nil id where the message belongs to no tenant. */
  readonly customerId: Id;
  readonly channel: Channel;
  /** Mail address, phone, account or subscription. */
  readonly to: string;
}

/** Says before each try of a kind of message why it has no sense any more; null while it has. */
export interface MessageCheck {
  readonly kind: MessageKind;
  readonly findLostSense: (message: WaitingMessage) => Promise<LostSense | null>;
  /** What follows once it has left. */
  readonly onSent?: (message: WaitingMessage) => Promise<unknown>;
}
