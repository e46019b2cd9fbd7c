import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { makeMailAtOnce } from "./mail-at-once.ts";
import { makeProductionMessengers } from "./messengers.ts";
import type { SendResult } from "../push/send-result.ts";

const mail = { id: "1", to: "ada@home.example", subject: "a", text: "b" };

test("a mail that leaves has left; one that fails has not, and the reason is heard", async () => {
  const heard: unknown[] = [];
  const mailAtOnce = (result: SendResult) =>
    makeMailAtOnce({ mailNow: async () => result }, (reason) => heard.push(reason));
  expect(await mailAtOnce("sent")(mail)).toBe(true);
  expect(heard).toEqual([]);
  expect(await mailAtOnce("serverAway")(mail)).toBe(false);
  expect(heard).toEqual(["serverAway"]);
});

test("nobody waits for a mail server that takes the connection and says nothing", async () => {
  const stalled = createServer();
  await new Promise<void>((ready) => stalled.listen(0, "127.0.0.1", ready));
  const { port } = stalled.address() as AddressInfo;
  const messengers = makeProductionMessengers({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: "care@restride.example",
    gatewayUrl: null,
    webPush: async () => "sent",
  });
  const heard: unknown[] = [];
  expect(await makeMailAtOnce(messengers, (reason) => heard.push(reason), 20)(mail)).toBe(false);
  expect(heard).toEqual(["timedOut"]);
  messengers.close();
  stalled.close();
});
