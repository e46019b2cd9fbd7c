import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, createServer as createDoor } from "node:net";
import { createECDH, randomBytes } from "node:crypto";
import { startMailServer, type MailServer } from "@restride/dev-env/mail-server.ts";
import { decrypt } from "http_ece";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeWebPush, pushKeysOf, readSubscription } from "../push/web-push.ts";
import { makeProductionMessengers, type ProductionMessengers } from "./messengers.ts";

interface Taken {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

let mails: MailServer;
let gateway: Server;
let address: string;
let answer = 201;
const taken: Taken[] = [];
let messengers: ProductionMessengers;

beforeAll(async () => {
  mails = await startMailServer();
  gateway = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    taken.unshift({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(answer).end();
  });
  await new Promise<void>((ready) => gateway.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const webPush = makeWebPush({
    keys: pushKeysOf("secret"),
    contact: "https://restride.example",
    services: ["127.0.0.1"],
  });
  messengers = makeProductionMessengers({
    smtpUrl: mails.url,
    from: "Restride <care@restride.example>",
    gatewayUrl: address,
    webPush,
  });
});
afterAll(async () => {
  messengers.close();
  await mails.close();
  gateway.close();
});

test("a mail arrives with text, page and an id that stays when it is sent again", async () => {
  const mail = { id: "same", to: "ada@home.example", subject: "Hello", text: "Plain.", html: "<p>Page.</p>" };
  expect(await messengers.mail(mail)).toBe("sent");
  expect(await messengers.mailNow(mail)).toBe("sent");
  const [first, second] = mails.read("ada@home.example");
  expect(first).toMatchObject({ subject: "Hello", messageId: "<same@restride.example>" });
  expect(first!.text!.trim()).toBe("Plain.");
  expect(first!.html!.trim()).toBe("<p>Page.</p>");
  expect(second!.messageId).toBe(first!.messageId);
});

test("mails one after the other leave by one connection, which stays open until we close", async () => {
  const { hostname, port } = new URL(mails.url);
  let opened = 0;
  const door = createDoor((socket) => {
    opened += 1;
    const inside = connect(Number(port), hostname);
    socket.pipe(inside).pipe(socket);
  });
  await new Promise<void>((ready) => door.listen(0, "127.0.0.1", ready));
  const smtpUrl = `smtp://127.0.0.1:${(door.address() as AddressInfo).port}`;
  const mine = makeProductionMessengers({
    smtpUrl,
    from: "care@restride.example",
    gatewayUrl: null,
    webPush: async () => "sent",
  });
  for (const id of ["a", "b", "c"]) await mine.mail({ id, to: "bea@home.example", subject: id, text: "Hello." });
  expect(mails.read("bea@home.example").map(({ subject }) => subject)).toEqual(["c", "b", "a"]);
  expect(opened).toBe(1);
  mine.close();
  await new Promise<void>((closed) => door.close(() => closed()));
});

test("an SMS goes to the gateway under its id; what a gateway refuses lasts, what it cannot do now passes", async () => {
  answer = 201;
  expect(await messengers.sms({ id: "one", to: "+13125550142", text: "Hello" })).toBe("sent");
  expect(taken[0]).toMatchObject({ path: "/sms", headers: { "idempotency-key": "one" } });
  expect(JSON.parse(taken[0]!.body.toString())).toEqual({ to: "+13125550142", text: "Hello" });
  for (const [status, result] of [
    [400, "refused"],
    [404, "refused"],
    [408, "busy"],
    [429, "busy"],
    [500, "busy"],
    [503, "busy"],
  ] as const) {
    answer = status;
    expect(await messengers.sms({ id: "two", to: "+1", text: "x" }), String(status)).toBe(result);
  }
});

test("a push to a phone goes to the gateway; without a gateway neither it nor an SMS is sent", async () => {
  answer = 201;
  const push = { id: "three", to: "account", title: "Lakeside", text: "Hello" };
  await messengers.push(push);
  expect(taken[0]).toMatchObject({
    path: "/push",
    headers: { "idempotency-key": "three", "content-type": "application/json" },
  });
  expect(JSON.parse(taken[0]!.body.toString())).toEqual({ to: "account", title: "Lakeside", text: "Hello" });
  const quiet = makeProductionMessengers({
    smtpUrl: mails.url,
    from: "care@restride.example",
    gatewayUrl: null,
    webPush: async () => "sent",
  });
  const before = taken.length;
  expect(await quiet.push(push)).toBe("notSetUp");
  expect(await quiet.sms({ id: "four", to: "+1", text: "x" })).toBe("notSetUp");
  expect(taken).toHaveLength(before);
  quiet.close();
});

test("files go with a mail", async () => {
  const base64 = Buffer.from("signed").toString("base64");
  const files = [{ name: "consent.pdf", type: "application/pdf", base64 }];
  await messengers.mail({ id: "f", to: "files@home.example", subject: "Hello", text: "See file.", files });
  const [attached] = mails.read("files@home.example")[0]!.attachments;
  expect(attached).toMatchObject({ filename: "consent.pdf", mimeType: "application/pdf" });
  expect(Buffer.from(attached!.content as ArrayBuffer).toString()).toBe("signed");
});

const browser = () => {
  const pair = createECDH("prime256v1");
  const auth = randomBytes(16);
  const keys = { p256dh: pair.generateKeys("base64url"), auth: auth.toString("base64url") };
  return { pair, auth, subscription: JSON.stringify({ endpoint: `${address}/device`, keys }) };
};

test("a push to a browser is encrypted for it and signed by us; an ended subscription is told apart from a failure", async () => {
  answer = 201;
  const { pair, auth, subscription } = browser();
  const id = `p 1:${"x".repeat(40)}`; // a topic has at most 32 characters of the base64url alphabet
  const push = { id, subscription, title: "Lakeside", text: "You have received a new message!", path: "/inbox" };
  expect(await messengers.webPush(push)).toBe("sent");
  const [{ headers, body, path }] = taken as [Taken];
  expect(path).toBe("/device");
  expect(headers).toMatchObject({ topic: `p1${"x".repeat(30)}`, "content-encoding": "aes128gcm" });
  expect(headers.authorization).toContain(`k=${pushKeysOf("secret").publicKey}`);
  expect(body.includes("message")).toBe(false);
  const opened = decrypt(body, { version: "aes128gcm", privateKey: pair, authSecret: auth });
  expect(JSON.parse(opened.toString())).toEqual({
    id,
    title: "Lakeside",
    text: "You have received a new message!",
    path: "/inbox",
  });
  for (const ended of [404, 410]) {
    answer = ended;
    expect(await messengers.webPush(push), String(ended)).toBe("unsubscribed");
  }
  answer = 500;
  expect(await messengers.webPush(push)).toBe("busy");
});

test("a push service wants an address to turn to: without one no push is sent", async () => {
  const webPush = makeWebPush({
    keys: pushKeysOf("secret"),
    contact: "http://localhost:4000",
    services: ["127.0.0.1"],
  });
  const before = taken.length;
  expect(await webPush({ id: "a", subscription: browser().subscription, title: "a", text: "b", path: "/" })).toBe(
    "notSetUp",
  );
  expect(taken).toHaveLength(before);
});

const patiently = (dataTimeout: number) => ({
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: dataTimeout,
});

test("a mail server that is slow to answer the content delivers a background mail once; who waits for a code is told soon", async () => {
  const slow = await startMailServer({ answersContentAfter: 400 });
  const mine = makeProductionMessengers({
    smtpUrl: slow.url,
    from: "care@restride.example",
    gatewayUrl: null,
    webPush: async () => "sent",
    mailTimeouts: { now: patiently(100), inBackground: patiently(30_000) },
  });
  expect(await mine.mail({ id: "a", to: "ada@home.example", subject: "Hello", text: "Hello." })).toBe("sent");
  expect(await mine.mailNow({ id: "b", to: "bea@home.example", subject: "Code", text: "Code." })).toBe("timedOut");
  expect(slow.read("ada@home.example")).toHaveLength(1);
  mine.close();
  await slow.close();
});

test("a subscription names a browser's own push service, and nothing inside our network", () => {
  const keys = { p256dh: "x", auth: "y" };
  const at = (endpoint: string) => readSubscription(JSON.stringify({ endpoint, keys }));
  expect(at("https://fcm.googleapis.com/fcm/send/abc")).not.toBeNull();
  expect(at("https://updates.push.services.mozilla.com/wpush/v2/abc")).not.toBeNull();
  expect(at("https://web.push.apple.com/abc")).not.toBeNull();
  expect(at("https://wns2-by3p.notify.windows.com/w/?token=abc")).not.toBeNull();
  for (const endpoint of [
    "https://10.0.0.1/x",
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilpush.apple.com.example/x",
    "http://127.0.0.1/x",
    "no address",
  ])
    expect(at(endpoint), endpoint).toBeNull();
  expect(readSubscription("{")).toBeNull();
});
