import { expect, test } from "vitest";
import { z } from "zod";
import { describeJobError } from "./job-errors.ts";

const text = "550 mailbox ada@clinic.example refused\n    at ada@clinic.example";

test("an error of a job is described by kind, code and place, never by its text", () => {
  const refusal = Object.assign(new Error(text), { code: "EENVELOPE" });
  expect(describeJobError(refusal)).toMatch(/^Error EENVELOPE at server\/platform\/jobs\/job-errors\.test\.ts:\d+$/);
  const missing = z.object({ name: z.string() }).safeParse({ name: 5 });
  expect(describeJobError(missing.error)).toMatch(/^(Zod\w*|\$Zod\w*|Error)( at server\/\S+)?$/);
  for (const error of [refusal, new TypeError(text), text, undefined, { message: text }])
    expect(describeJobError(error)).not.toContain("ada");
});

test("the cause of an error is described with it, and a code that is a sentence is left out", () => {
  const cause = Object.assign(new TypeError(text), { code: "23505", stack: "" });
  const error = Object.assign(new Error(text, { cause }), { code: text, stack: "" });
  expect(describeJobError(error)).toBe("Error, caused by TypeError 23505");
});
