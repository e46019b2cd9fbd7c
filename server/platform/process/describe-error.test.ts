import { expect, test } from "vitest";
import { z } from "zod";
import { describeError } from "./describe-error.ts";

const text = "550 mailbox ada@mail.example refused\n    at ada@mail.example";

test("an error is described by kind, code and place, never by its text", () => {
  const refusal = Object.assign(new Error(text), { code: "EENVELOPE" });
  expect(describeError(refusal)).toMatch(
    /^Error EENVELOPE at server\/platform\/process\/describe-error\.test\.ts:\d+$/,
  );
  const missing = z.object({ name: z.string() }).safeParse({ name: 5 });
  expect(describeError(missing.error)).toMatch(/^(Zod\w*|\$Zod\w*|Error)( at server\/\S+)?$/);
  for (const error of [refusal, new TypeError(text), text, undefined, { message: text }])
    expect(describeError(error)).not.toContain("ada");
});

test("the cause of an error is described with it, and a code that is a sentence is left out", () => {
  const cause = Object.assign(new TypeError(text), { code: "23505", stack: "" });
  const error = Object.assign(new Error(text, { cause }), { code: text, stack: "" });
  expect(describeError(error)).toBe("Error, caused by TypeError 23505");
});
