import { createTransport } from "nodemailer";
import type { WebPush } from "../push/web-push.ts";

/** Every message has an id: the same id is the same message, however often it is sent. */
interface Message {
  readonly id: string;
}

export interface Mail extends Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as a page; mails without one are plain. */
  readonly html?: string;
  /** Files that go with it. */
  readonly files?: readonly MailedFile[];
}

export interface MailedFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

export interface ShortMessage extends Message {
  readonly to: string;
  readonly text: string;
}

export interface Push extends Message {
  /** The account that gets it. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** The ways out of the product. */
export interface Messengers {
  mail(mail: Mail): Promise<void>;
  sms(message: ShortMessage): Promise<void>;
  push(push: Push): Promise<void>;
  /** Answers false when the browser has ended its subscription. */
  webPush(push: WebPush): Promise<boolean>;
}

interface Outside {
  /** smtp:// or smtps:// address of the mail server. */
  readonly smtpUrl: string;
  readonly from: string;
  /** Where an SMS gateway takes {to, text} and {to, title, text} as JSON; without one, neither is sent. */
  readonly gatewayUrl: string | null;
  readonly webPush: Messengers["webPush"];
}

/** A mail server that does not answer is given up after so long, milliseconds: somebody may wait for a code. */
const mailWaits = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 5_000,
  dnsTimeout: 5_000,
} as const;

/** The same with what ends their connections. */
export interface OutsideMessengers extends Messengers {
  close(): void;
}

/** Real mail by SMTP; SMS and pushes to phones by an HTTP gateway; pushes to browsers by their own services. */
export const makeOutsideMessengers = ({ smtpUrl, from, gatewayUrl, webPush }: Outside): OutsideMessengers => {
  // A connection stays open while the next mail comes within the wait: it spares a sign-in the greetings before its code.
  const transport = createTransport({ url: smtpUrl, pool: true, ...mailWaits });
  const host = from.split("@").at(-1)!.replace(/>.*$/, "");
  const toGateway = async (path: string, { id, ...message }: ShortMessage | Push) => {
    if (gatewayUrl === null) return;
    const answer = await fetch(`${gatewayUrl}/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": id },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`The message gateway answered ${answer.status}.`);
  };
  return {
    mail: async ({ id, files = [], ...mail }) => {
      const attachments = files.map(({ name, type, base64 }) => ({
        filename: name,
        contentType: type,
        content: base64,
        encoding: "base64",
      }));
      await transport.sendMail({ from, ...mail, attachments, messageId: `<${id}@${host}>` });
    },
    sms: (message) => toGateway("sms", message),
    push: (push) => toGateway("push", push),
    webPush,
    close: () => transport.close(),
  };
};
