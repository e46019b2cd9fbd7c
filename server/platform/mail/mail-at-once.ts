import type { Mail, Messengers } from "./messengers.ts";

/** How long somebody is kept waiting while a mail leaves, milliseconds. */
const patience = 5_000;

/** Mails while somebody waits for it; answers whether the mail left in time. */
export type MailAtOnce = (mail: Mail) => Promise<boolean>;

/** `onUnsent` hears why a mail did not leave. */
export const makeMailAtOnce =
  (messengers: Pick<Messengers, "mail">, onUnsent: (reason: unknown) => void, waits = patience): MailAtOnce =>
  async (mail) => {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<never>((_, giveUp) => {
      timer = setTimeout(() => giveUp(new Error("The mail server takes too long.")), waits);
    });
    try {
      await Promise.race([messengers.mail(mail), enough]);
      return true;
    } catch (reason) {
      onUnsent(reason);
      return false;
    } finally {
      clearTimeout(timer);
    }
  };
