import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real SMTP server that stores the mails it accepts. */
export interface MailServer {
  /** smtp:// address for the product. */
  readonly url: string;
  /** Returns the mails, newest first; only those to `to` if it is given. */
  read(to?: string): readonly Email[];
  close(): Promise<void>;
}

/** Reply of the server that refuses a mail. */
interface RefusalAnswer {
  readonly code: number;
  readonly text: string;
}

/** Replies of a failing server; a part without a reply is accepted at once. */
export interface MailServerAnswers {
  readonly sender?: RefusalAnswer;
  readonly recipient?: RefusalAnswer;
  readonly content?: RefusalAnswer;
  /** Milliseconds until it replies to the content that it accepted. */
  readonly answersContentAfter?: number;
}

const errorOf = (answer: RefusalAnswer | undefined) =>
  answer && Object.assign(new Error(answer.text), { responseCode: answer.code });

export const startMailServer = async (answers: MailServerAnswers = {}): Promise<MailServer> => {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: (_address, _session, done) => done(errorOf(answers.sender)),
    onRcptTo: (_address, _session, done) => done(errorOf(answers.recipient)),
    onData: (stream, _session, done) =>
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          if (!answers.content) mails.unshift(mail);
          setTimeout(() => done(errorOf(answers.content)), answers.answersContentAfter ?? 0);
        }, done),
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    read: (to) => mails.filter((mail) => !to || mail.to?.some(({ address }) => address === to.toLowerCase())),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
};
