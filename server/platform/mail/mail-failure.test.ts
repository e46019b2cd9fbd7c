import { startMailServer, type MailServerAnswers } from "@restride/dev-env/mail-server.ts";
import { expect, test } from "vitest";
import { makeProductionMessengers } from "./messengers.ts";

test("why a mail did not leave is a code: the mailbox, the content, the sign-in, or a server that is away or busy", async () => {
  const answers: readonly (readonly [string, MailServerAnswers])[] = [
    ["unknownMailbox", { recipient: { code: 550, text: "no such mailbox ada@home.example" } }],
    ["unknownMailbox", { recipient: { code: 551, text: "ada@home.example is not local" } }],
    ["unknownMailbox", { recipient: { code: 553, text: "ada@home.example is not allowed" } }],
    ["refused", { recipient: { code: 552, text: "ada@home.example is full" } }],
    ["busy", { recipient: { code: 451, text: "later, ada@home.example" } }],
  ];
  for (const [result, refusals] of answers) {
    const server = await startMailServer(refusals);
    const mine = mailTo(server.url);
    expect(await mine.mail(helloMail), result).toBe(result);
    mine.close();
    await server.close();
  }
  const [content, sender, gone] = await Promise.all([
    startMailServer({ content: { code: 554, text: "Hello. is spam" } }),
    startMailServer({ sender: { code: 550, text: "care@restride.example may not send" } }),
    startMailServer(),
  ]);
  await gone.close();
  const results = [content, sender, gone].map(async ({ url }) => {
    const mine = mailTo(url);
    const result = await mine.mail(helloMail);
    mine.close();
    return result;
  });
  expect(await Promise.all(results)).toEqual(["refused", "busy", "serverAway"]);
  await Promise.all([content.close(), sender.close()]);
});

test("a mail server that refuses a mailbox name beyond ASCII is told from a mailbox that is not there", async () => {
  for (const refusals of [
    { recipient: { code: 501, text: "bad address" } },
    { recipient: { code: 553, text: "no such mailbox" } },
    { sender: { code: 555, text: "SMTPUTF8 unknown" } },
  ]) {
    const server = await startMailServer(refusals);
    const mine = mailTo(server.url);
    expect(await mine.mail({ ...helloMail, to: "j\u00FCrgen@home.example" })).toBe("internationalMailbox");
    mine.close();
    await server.close();
  }
  const server = await startMailServer();
  const mine = mailTo(server.url);
  expect(await mine.mail({ ...helloMail, to: "j\u00FCrgen@home.example" })).toBe("sent");
  expect(await mine.mail({ ...helloMail, to: "ann@xn--bcher-kva.example" })).toBe("sent");
  expect(server.read().map((mail) => mail.to?.[0]?.address)).toEqual([
    "ann@xn--bcher-kva.example",
    "j\u00FCrgen@home.example",
  ]);
  mine.close();
  await server.close();
});

const helloMail = { id: "a", to: "ada@home.example", subject: "Hello", text: "Hello." };
const mailTo = (smtpUrl: string) =>
  makeProductionMessengers({
    smtpUrl,
    from: "care@restride.example",
    gatewayUrl: null,
    webPush: async () => "sent",
  });
