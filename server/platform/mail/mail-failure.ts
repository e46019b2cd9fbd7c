import { hasInternationalMailbox } from "@restride/domain/values/email.ts";
import type { Failure } from "@restride/domain/undelivered-messages/reason.ts";

/** The parts of a nodemailer error that are read: its code, the SMTP command and the reply code. The error text may name the recipient. */
interface MailError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

const unknownMailboxReplies = new Set([550, 551, 553]);

const byCode: Readonly<Record<string, Failure>> = {
  EAUTH: "signInRefused",
  ETIMEDOUT: "timedOut",
  ECONNECTION: "serverAway",
  EDNS: "serverAway",
  ESOCKET: "serverAway",
  ETLS: "serverAway",
};

/**
 * Returns why a mail was not sent. A refusal (5xx) of the recipient or the content is permanent; a refusal of this installation, such as of
 * its address or sender, ends when a person corrects the cause. Without SMTPUTF8, servers refuse mailbox names beyond ASCII with different
 * codes.
 */
export const mailFailureOf = (error: unknown, recipient: string): Failure => {
  const { code = "", command, responseCode } = error as MailError;
  if (code === "EENVELOPE" && responseCode === undefined) return "unknownMailbox";
  const isRefused = responseCode !== undefined && responseCode >= 500;
  const isAboutAddress = command === "MAIL FROM" || command === "RCPT TO";
  if (isRefused && isAboutAddress && hasInternationalMailbox(recipient)) return "internationalMailbox";
  if (isRefused && command === "RCPT TO") return unknownMailboxReplies.has(responseCode) ? "unknownMailbox" : "refused";
  if (isRefused && command === "DATA") return "refused";
  return byCode[code] ?? (responseCode === undefined ? "failed" : "busy");
};
