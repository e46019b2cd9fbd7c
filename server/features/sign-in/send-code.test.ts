import { systemScope } from "@restride/domain/access/scope.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import type { Mail } from "../../platform/mail/messengers.ts";
import { makeSendCode } from "./send-code.ts";

const challengeId = readId("00000000-0000-4000-8000-000000000001");
const account = { userId: readId("00000000-0000-4000-8000-000000000002"), email: "ada@home.example" };

test("A229: a code that is sent again is another mail, which nobody on the way takes for the first one", async () => {
  const mails: Mail[] = [];
  let now = 1_000;
  const sendCode = makeSendCode({
    codes: { open: async () => [], renewCode: async () => [] },
    mailAtOnce: async (mail) => mails.push(mail) > 0,
    now: () => now,
    newCode: () => "ABC123",
  });
  await sendCode(systemScope("sign-in"), challengeId, account, now);
  now += 30_000;
  await sendCode(systemScope("sign-in"), challengeId, account, null);
  expect(mails.map(({ to }) => to)).toEqual(["ada@home.example", "ada@home.example"]);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(2);
});
