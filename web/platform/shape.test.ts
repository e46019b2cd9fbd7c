import { expect, test } from "vitest";
import { isOfShape } from "./shape.ts";

const fresh = { version: null, values: { name: "", contact: { email: "" }, roles: [], auto: false } };
const draft = (values: object): object => ({ version: 3, values: { ...fresh.values, ...values } });

test("a draft that its form can show is taken, whatever stands in it", () => {
  expect(isOfShape(draft({ name: "Ann", contact: { email: "a@b.example" }, roles: ["x"], auto: true }), fresh)).toBe(
    true,
  );
});

test("a draft of an older form, which is built otherwise, is not taken", () => {
  for (const other of [
    { contact: undefined },
    { contact: "a@b.example" },
    { contact: null },
    { roles: {} },
    { auto: "yes" },
  ])
    expect(isOfShape(draft(other), fresh), JSON.stringify(other)).toBe(false);
  expect(isOfShape(null, fresh)).toBe(false);
});
