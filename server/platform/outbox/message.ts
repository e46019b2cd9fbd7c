import type { MessageAbout } from "@restride/domain/undelivered-messages/message-about.ts";
import type { Channel, MessageKind } from "@restride/domain/undelivered-messages/message-kind.ts";
import type { ObsoleteReason } from "@restride/domain/undelivered-messages/reason.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { RlsScope } from "../database/row-level-security.ts";
import type { Mail, Push, ShortMessage } from "../mail/messengers.ts";
import type { WebPush } from "../push/web-push.ts";

type Content =
  | { readonly channel: "mail"; readonly message: Omit<Mail, "id"> }
  | { readonly channel: "sms"; readonly message: Omit<ShortMessage, "id"> }
  | { readonly channel: "push"; readonly message: Omit<Push, "id"> }
  | { readonly channel: "webPush"; readonly message: Omit<WebPush, "id"> };

/** A message with its channel. From `endsAt` on, an instant in milliseconds, the message is obsolete. */
export type Outgoing = Content & {
  readonly kind: MessageKind;
  readonly about: Partial<MessageAbout>;
  readonly endsAt?: number;
};

/** The tenant that sends the message; without a customer it is a message of the product itself. */
export type Sender = RlsScope & { readonly customerId?: Id };

/** A waiting message as its check reads it. */
export interface WaitingMessage extends MessageAbout {
  /** The nil id when the message belongs to no tenant. */
  readonly customerId: Id;
  readonly channel: Channel;
  /** Mail address, phone, account or subscription. */
  readonly to: string;
}

/** Check of a kind of message. `findObsoleteReason` returns before each try why the message is obsolete; null while it is still needed. */
export interface MessageCheck {
  readonly kind: MessageKind;
  readonly findObsoleteReason: (message: WaitingMessage) => Promise<ObsoleteReason | null>;
  /** Runs after the message was sent. */
  readonly onSent?: (message: WaitingMessage) => Promise<unknown>;
}
