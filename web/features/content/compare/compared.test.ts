import { expect, test } from "vitest";
import { comparedOf } from "./compared.ts";

const choices = (...values: string[]) => values.map((value) => ({ value }));
const none = { older: "", newer: "" };

test("the newest and the one before it are compared until somebody chooses", () => {
  expect(comparedOf(choices("v3", "v2", "v1"), none)).toEqual({ older: "v2", newer: "v3" });
  expect(comparedOf(choices("v3", "v2", "v1"), { older: "v1", newer: "" })).toEqual({ older: "v1", newer: "v3" });
});

test("a draft that is published while it is compared gives its place to the newest, and what was chosen beside it stays", () => {
  const chosen = { older: "v1", newer: "draft" };
  expect(comparedOf(choices("draft", "v2", "v1"), chosen)).toEqual(chosen);
  expect(comparedOf(choices("v3", "v2", "v1"), chosen)).toEqual({ older: "v1", newer: "v3" });
});
