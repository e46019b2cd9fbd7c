import type { Reason } from "@restride/domain/undelivered-messages/reason.ts";

/** The outcome of one try to send a message: a code, never the text of the other side, which may name the recipient. */
export type SendResult = "sent" | Reason;
