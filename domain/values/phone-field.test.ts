import { expect, test } from "vitest";
import { phoneField } from "./phone-field.ts";

const problemsOf = (field: ReturnType<typeof phoneField>, typed: unknown) =>
  field.safeParse(typed).error?.issues.map(({ message }) => message);

test("a phone of a form is kept in international form; whether it may be left out, its form says", () => {
  expect(phoneField().parse(" (312) 555-0142 ")).toBe("+13125550142");
  expect(phoneField().parse("  ")).toBe("");
  expect([problemsOf(phoneField("Please call."), " "), problemsOf(phoneField("Please call."), 5)]).toEqual([
    ["Please call."],
    ["Please call."],
  ]);
  expect([
    problemsOf(phoneField(), "12"),
    problemsOf(phoneField(), 5),
    problemsOf(phoneField("Please call."), "12"),
  ]).toEqual([["Please enter valid number!"], ["Please enter valid number!"], ["Please enter valid number!"]]);
});
