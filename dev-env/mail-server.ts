import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real SMTP server that keeps what it is given. */
export interface MailServer {
  /** smtp:// address for the product. */
  readonly url: string;
  /** Newest first; of one recipient when named. */
  read(to?: string): readonly Email[];
  close(): Promise<void>;
}

export const startMailServer = async (): Promise<MailServer> => {
  const kept: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) =>
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          kept.unshift(mail);
          done();
        }, done),
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    read: (to) => kept.filter((mail) => !to || mail.to?.some(({ address }) => address === to.toLowerCase())),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
};
