import { expect, test } from "vitest";
import { freshnessText, messageFilterForm, messageFilterSchema } from "./messages.ts";

const problemOf = (schema: typeof messageFilterForm | typeof messageFilterSchema, value: object) =>
  schema.safeParse(value).error?.issues[0]?.message;

test("C174 C176 C073 B248: the messages are narrowed by exactly the last four digits of the phone", () => {
  const form = { name: "", lastdigitsofphone: "", urgent: false };
  expect(problemOf(messageFilterForm, form)).toBeUndefined();
  expect(problemOf(messageFilterForm, { ...form, lastdigitsofphone: "4821" })).toBeUndefined();
  for (const lastdigitsofphone of ["1", "48215", "48a1"]) {
    expect(problemOf(messageFilterForm, { ...form, lastdigitsofphone })).toBe("Please enter 4 digits");
    expect(problemOf(messageFilterSchema, { lastdigitsofphone })).toBe("Please enter 4 digits");
  }
});

test("C072: when the messages were read, and in how many minutes they are again", () =>
  expect(freshnessText("9:42 am", 4)).toBe("Updated 9:42 am, again in 4 min"));
