import { hasInternationalMailbox } from "@restride/domain/values/email.ts";
import type { Failure } from "@restride/domain/undelivered-messages/reason.ts";

/** The parts of an error of nodemailer that are read: its code, the SMTP command and the reply code. Its words may name the recipient. */
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
 * Why a mail did not leave. A refusal (5xx) of the recipient or the content lasts; one of this installation, such as of its address or
 * sender, passes once somebody mends it. Without SMTPUTF8 a server refuses mailbox names beyond ASCII with one code or another.
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
