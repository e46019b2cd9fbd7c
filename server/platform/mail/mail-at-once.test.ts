import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { makeMailAtOnce } from "./mail-at-once.ts";
import { makeOutsideMessengers } from "./messengers.ts";

const mail = { id: "1", to: "ada@home.example", subject: "a", text: "b" };

test("walls 14: a mail that leaves has left; one that fails has not, and the reason is heard", async () => {
  const heard: unknown[] = [];
  expect(await makeMailAtOnce({ mail: async () => undefined }, (reason) => heard.push(reason))(mail)).toBe(true);
  expect(heard).toEqual([]);
  const away = new Error("away");
  expect(await makeMailAtOnce({ mail: () => Promise.reject(away) }, (reason) => heard.push(reason))(mail)).toBe(false);
  expect(heard).toEqual([away]);
});

test("walls 14: nobody waits for a mail server that takes the connection and says nothing", async () => {
  const stalled = createServer();
  await new Promise<void>((ready) => stalled.listen(0, "127.0.0.1", ready));
  const { port } = stalled.address() as AddressInfo;
  const messengers = makeOutsideMessengers({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: "care@restride.example",
    gatewayUrl: null,
    webPush: async () => true,
  });
  const heard: unknown[] = [];
  expect(await makeMailAtOnce(messengers, (reason) => heard.push(reason), 20)(mail)).toBe(false);
  expect(heard).toEqual([new Error("The mail server takes too long.")]);
  messengers.close();
  stalled.close();
});
