import type { Reason } from "@restride/domain/undelivered-messages/reason.ts";

/** The outcome of one attempt to send a message: a code, never the text of the receiving server, which may name the recipient. */
export type SendResult = "sent" | Reason;
