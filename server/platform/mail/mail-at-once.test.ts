import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { makeMailAtOnce } from "./mail-at-once.ts";
import { makeProductionMessengers } from "./messengers.ts";
import type { SendResult } from "../push/send-result.ts";

const mail = { id: "1", to: "ada@home.example", subject: "a", text: "b" };

test("a mail that leaves has left; one that fails has not, and the reason is heard", async () => {
  const errors: unknown[] = [];
  const mailAtOnce = (result: SendResult) =>
    makeMailAtOnce({ mailNow: async () => result }, (reason) => errors.push(reason));
  expect(await mailAtOnce("sent")(mail)).toBe(true);
  expect(errors).toEqual([]);
  expect(await mailAtOnce("serverAway")(mail)).toBe(false);
  expect(errors).toEqual(["serverAway"]);
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
  const errors: unknown[] = [];
  expect(await makeMailAtOnce(messengers, (reason) => errors.push(reason), 20)(mail)).toBe(false);
  expect(errors).toEqual(["timedOut"]);
  messengers.close();
  stalled.close();
});
