import { createTransport } from "nodemailer";
import { fetchFailure, statusFailure } from "../http-failure.ts";
import type { WebPush } from "../push/web-push.ts";
import { mailFailureOf } from "./mail-failure.ts";
import type { SendResult } from "../push/send-result.ts";

/** A message with an id: messages with the same id are the same message, however often it is sent. */
interface Message {
  readonly id: string;
}

export interface Mail extends Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The content as HTML; mails without it are plain text. */
  readonly html?: string;
  /** Attached files. */
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
  /** The account that receives the push. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** The channels on which messages leave the product. None of them throws: each returns the reason why a message was not sent. */
export interface Messengers {
  mail(mail: Mail): Promise<SendResult>;
  /** Sends a mail that a person waits for, such as a code, with short timeouts. */
  mailNow(mail: Mail): Promise<SendResult>;
  sms(message: ShortMessage): Promise<SendResult>;
  push(push: Push): Promise<SendResult>;
  /** Returns "unsubscribed" when the browser has ended its subscription. */
  webPush(push: WebPush): Promise<SendResult>;
}

/** Timeouts of a mail server, milliseconds: for DNS, for the connection, for the greeting, and for each answer. */
export interface MailTimeouts {
  readonly dnsTimeout: number;
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
}

/** Short, because a person may wait for a code. */
const timeoutsNow: MailTimeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 5_000,
};

/**
 * A server may take ten minutes to answer the content of a mail (RFC 5321, 4.5.3.2); a client that gives up earlier sends the mail twice.
 */
const timeoutsInBackground: MailTimeouts = {
  dnsTimeout: 30_000,
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  socketTimeout: 600_000,
};

interface MessengerConfig {
  /** smtp:// or smtps:// address of the mail server. */
  readonly smtpUrl: string;
  readonly from: string;
  /** URL where a gateway accepts {to, text} for SMS and {to, title, text} for pushes as JSON; without a URL, neither is sent. */
  readonly gatewayUrl: string | null;
  readonly webPush: Messengers["webPush"];
  readonly mailTimeouts?: { readonly now: MailTimeouts; readonly inBackground: MailTimeouts };
}

/** The messengers, with a function that closes their connections. */
export interface ProductionMessengers extends Messengers {
  close(): void;
}

/** Milliseconds. */
const gatewayTimeout = 10_000;

/**
 * Returns the messengers of production: mail by SMTP; SMS and pushes to phones by an HTTP gateway; pushes to browsers by the browsers' own
 * services.
 */
export const makeProductionMessengers = ({
  smtpUrl,
  from,
  gatewayUrl,
  webPush,
  mailTimeouts = { now: timeoutsNow, inBackground: timeoutsInBackground },
}: MessengerConfig): ProductionMessengers => {
  const now = makeMailer(smtpUrl, from, mailTimeouts.now);
  const inBackground = makeMailer(smtpUrl, from, mailTimeouts.inBackground);
  const toGateway = async (path: string, { id, ...message }: ShortMessage | Push): Promise<SendResult> => {
    if (gatewayUrl === null) return "notSetUp";
    try {
      const answer = await fetch(`${gatewayUrl}/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": id },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(gatewayTimeout),
      });
      return statusFailure(answer.status) ?? "sent";
    } catch (error) {
      return fetchFailure(error);
    }
  };
  return {
    mail: inBackground.send,
    mailNow: now.send,
    sms: (message) => toGateway("sms", message),
    push: (push) => toGateway("push", push),
    webPush,
    close: () => {
      now.close();
      inBackground.close();
    },
  };
};

/**
 * Returns the functions that send mails and close the connections. A connection stays open for the next mail, which saves a sign-in the SMTP
 * greetings before its code is sent.
 */
const makeMailer = (url: string, from: string, timeouts: MailTimeouts) => {
  const transport = createTransport({ url, pool: true, ...timeouts });
  const host = from.split("@").at(-1)!.replace(/>.*$/, "");
  const send = async ({ id, files = [], ...mail }: Mail): Promise<SendResult> => {
    const attachments = files.map(({ name, type, base64 }) => ({
      filename: name,
      contentType: type,
      content: base64,
      encoding: "base64",
    }));
    try {
      await transport.sendMail({ from, ...mail, attachments, messageId: `<${id}@${host}>` });
      return "sent";
    } catch (error) {
      return mailFailureOf(error, mail.to);
    }
  };
  return { send, close: () => transport.close() };
};
