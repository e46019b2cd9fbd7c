import type { FastifyInstance } from "fastify";
import { type Mailbox, newestCode } from "./mailbox.ts";
import { seedLogins } from "./seed/people/logins.ts";

const description = "/demo.json";
const mark = `<meta name="restride-demo" content="${description}">`;

/**
 * Lets a newcomer sign in as anybody with one click: pages have a mark that names a description of the logins, which the sign-in page then offers,
 * and the newest code of a login is read from the mailbox. Only the demo calls this; without the mark no page requests the description.
 */
export const offerLogins = (app: FastifyInstance, mailbox: Mailbox): void => {
  app.addHook("onSend", async (_request, reply, payload) =>
    typeof payload === "string" && String(reply.getHeader("content-type")).startsWith("text/html")
      ? payload.replace("</head>", `${mark}</head>`)
      : payload,
  );
  app.get(description, () => ({ logins: seedLogins, codes: "/demo/code" }));
  app.get<{ Querystring: { email?: string } }>("/demo/code", async ({ query: { email = "" } }, reply) =>
    seedLogins.some((login) => login.email === email) ? { code: newestCode(mailbox, email) } : reply.callNotFound(),
  );
};
