import type { FastifyInstance } from "fastify";
import type { Mail, MailedFile, Messengers } from "@restride/server/platform/mail/messengers.ts";
import type { SendResult } from "@restride/server/platform/push/send-result.ts";
import * as texts from "./demo-texts.ts";

/** Message that the product sent and the mailbox caught. */
export interface CaughtMessage {
  readonly kind: "mail" | "sms" | "push";
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly files?: readonly MailedFile[];
  /** Time of sending, ISO 8601. */
  readonly at: string;
}

export interface Mailbox {
  /** Messengers that deliver to this mailbox. */
  readonly messengers: Messengers;
  /** Returns the messages, newest first; only those to `to` if it is given. */
  read(to?: string): CaughtMessage[];
  /** Sets the result of further messages of a kind: "sent", or why they are not sent. */
  answerWith(kind: CaughtMessage["kind"], result: SendResult): void;
  /** Sets whether the mailbox of an address is refused from now on. Mails to other addresses are sent in any case. */
  refuseAddress(to: string, isRefused: boolean): void;
  /** Sets whether the mail server is away from now on, so that no mail is sent. */
  goAway(isAway: boolean): void;
}

/** Maximum number of messages that the mailbox keeps. */
const storedLimit = 2_000;
/** Maximum number of messages that the page of the mailbox lists. */
const listedLimit = 200;

/** Makes a mailbox that catches everything the product sends, so that a newcomer and a test can read it. */
export const makeMailbox = (now: () => number): Mailbox => {
  const caught: CaughtMessage[] = [];
  const results = new Map<CaughtMessage["kind"], SendResult>();
  const refusedAddresses = new Set<string>();
  const keep = (message: Omit<CaughtMessage, "at">): SendResult => {
    const isRefused = message.kind === "mail" && refusedAddresses.has(message.to.toLowerCase());
    const result = isRefused ? "unknownMailbox" : (results.get(message.kind) ?? "sent");
    if (result !== "sent") return result;
    caught.unshift({ ...message, at: new Date(now()).toISOString() });
    caught.length = Math.min(caught.length, storedLimit);
    return result;
  };
  const catchMail = async ({ to, subject, text, files }: Mail) =>
    keep({ kind: "mail", to, subject, text, ...(files && { files }) });
  return {
    messengers: {
      mail: catchMail,
      mailNow: catchMail,
      sms: async ({ to, text }) => keep({ kind: "sms", to, subject: "", text }),
      push: async ({ to, title, text }) => keep({ kind: "push", to, subject: title, text }),
      webPush: async ({ subscription, title, text }) =>
        keep({ kind: "push", to: new URL(JSON.parse(subscription).endpoint).host, subject: title, text }),
    },
    answerWith: (kind, result) => void results.set(kind, result),
    refuseAddress: (to, isRefused) =>
      void (isRefused ? refusedAddresses.add(to.toLowerCase()) : refusedAddresses.delete(to.toLowerCase())),
    goAway: (isAway) => void results.set("mail", isAway ? "serverAway" : "sent"),
    read: (to) => caught.filter((message) => !to || message.to.toLowerCase() === to.toLowerCase()),
  };
};

/** Returns the six characters of the code in the newest mail with one to an address; empty without one. */
export const newestCode = (mailbox: Mailbox, to: string): string =>
  mailbox.read(to).flatMap(({ text }) => /code is (\S{6})/.exec(text)?.[1] ?? [])[0] ?? "";

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const linkAddresses = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const fileLink = ({ name, type, base64 }: MailedFile): string =>
  `<p><a download="${escapeHtml(name)}" href="data:${type};base64,${base64}">${escapeHtml(name)}</a></p>`;

const article = ({ kind, to, subject, text, files = [], at }: CaughtMessage): string =>
  `<article><header><b>${kind}</b> to ${escapeHtml(to)} <time>${at}</time></header><h2>${escapeHtml(subject)}</h2><p>${linkAddresses(text)}</p>${files.map(fileLink).join("")}</article>`;

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:720px;margin:32px auto;padding:0 16px;color:#191b26;background:#f6f6f3}
article{background:#fff;border:1px solid #e6e6e1;border-radius:10px;padding:12px 16px;margin:12px 0}
header{font-size:13px;color:#4e515f}h2{font-size:15px;margin:4px 0}p{white-space:pre-wrap;margin:0;overflow-wrap:anywhere}time{float:right}`;

const page = (messages: readonly CaughtMessage[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.mailbox}</title>
<style>${style}</style></head><body><main><h1>${texts.mailbox}</h1>${messages.map(article).join("") || `<p>${texts.noMessagesYet}</p>`}</main></body></html>`;

/** Adds the mailbox as a page, and as JSON for tests. */
export const showMailbox = (app: FastifyInstance, mailbox: Mailbox): void => {
  app.get("/mailbox", (_request, reply) => reply.type("text/html").send(page(mailbox.read().slice(0, listedLimit))));
  app.get<{ Querystring: { to?: string } }>("/mailbox.json", ({ query }) =>
    mailbox.read(query.to).slice(0, listedLimit),
  );
};
