import { createTransport } from "nodemailer";

/** A message on its way out. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Files that go with it. */
  readonly files?: readonly MailedFile[];
}

export interface MailedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export interface ShortMessage {
  readonly to: string;
  readonly text: string;
}

export interface Push {
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
}

interface Outside {
  /** smtp:// or smtps:// address of the mail server. */
  readonly smtpUrl: string;
  readonly from: string;
  /** Where an SMS gateway takes {to, text} and {to, title, text} as JSON; without one, neither is sent. */
  readonly gatewayUrl: string | null;
}

/** Real mail by SMTP; SMS and pushes by an HTTP gateway. */
export const makeOutsideMessengers = ({ smtpUrl, from, gatewayUrl }: Outside): Messengers => {
  const transport = createTransport(smtpUrl);
  const toGateway = async (path: string, message: object) => {
    if (gatewayUrl === null) return;
    const answer = await fetch(`${gatewayUrl}/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`The message gateway answered ${answer.status}.`);
  };
  return {
    mail: async ({ to, subject, text, files = [] }) => {
      const attachments = files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes }));
      await transport.sendMail({ from, to, subject, text, attachments });
    },
    sms: (message) => toGateway("sms", message),
    push: (push) => toGateway("push", push),
  };
};
