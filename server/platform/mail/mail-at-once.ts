import type { Reason } from "@restride/domain/undelivered-messages/reason.ts";
import { withTimeLimit } from "../time-limit.ts";
import type { Mail, Messengers } from "./messengers.ts";

/** Longest time that a person waits for the sending of a mail, milliseconds. */
const mailTimeout = 5_000;

/** Sends a mail while a person waits for it; returns whether the mail was sent in time. */
export type MailAtOnce = (mail: Mail) => Promise<boolean>;

/** Returns a function that sends a mail at once. `onUnsent` receives the reason when a mail was not sent. */
export const makeMailAtOnce =
  (messengers: Pick<Messengers, "mailNow">, onUnsent: (reason: Reason) => void, timeout = mailTimeout): MailAtOnce =>
  async (mail) => {
    const result = await withTimeLimit(timeout, messengers.mailNow(mail), "timedOut" as const);
    if (result !== "sent") onUnsent(result);
    return result === "sent";
  };
