import type { Reason } from "@restride/domain/undelivered-messages/reason.ts";
import { withTimeLimit } from "../time-limit.ts";
import type { Mail, Messengers } from "./messengers.ts";

/** How long somebody is kept waiting while a mail leaves, milliseconds. */
const patience = 5_000;

/** Mails while somebody waits for it; answers whether the mail left in time. */
export type MailAtOnce = (mail: Mail) => Promise<boolean>;

/** `onUnsent` hears why a mail did not leave. */
export const makeMailAtOnce =
  (messengers: Pick<Messengers, "mailNow">, onUnsent: (reason: Reason) => void, waits = patience): MailAtOnce =>
  async (mail) => {
    const result = await withTimeLimit(waits, messengers.mailNow(mail), "timedOut" as const);
    if (result !== "sent") onUnsent(result);
    return result === "sent";
  };
