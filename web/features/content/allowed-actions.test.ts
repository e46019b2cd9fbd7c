import { expect, test } from "vitest";
import { allowedActions } from "./allowed-actions.ts";

const published = { mayedit: true, state: "published", number: 1, hasDraft: false, running: 0 };

/** Returns the names of the actions that are offered. */
const offered = (change: Partial<typeof published>): string[] =>
  Object.entries(allowedActions({ ...published, ...change })).flatMap(([name, is]) => (is ? [name] : []));

test("published content is retired, compared from its second version on, and applied where some run it", () => {
  expect(offered({})).toEqual(["edits", "retires"]);
  expect(offered({ running: 3 })).toEqual(["edits", "retires"]);
  expect(offered({ number: 2 })).toEqual(["edits", "compares", "retires"]);
  expect(offered({ number: 2, running: 3 })).toEqual(["edits", "compares", "applies", "retires"]);
});

test("a draft is discarded, and compared once a version stands beside it", () => {
  expect(offered({ state: "draft", hasDraft: true, number: 0 })).toEqual(["edits", "discards"]);
  expect(offered({ state: "draft", hasDraft: true, running: 3, number: 2 })).toEqual([
    "edits",
    "compares",
    "retires",
    "discards",
  ]);
});

test("what is retired returns, with its draft or without", () => {
  expect(offered({ state: "retired" })).toEqual(["edits", "returns"]);
  expect(offered({ state: "retired", hasDraft: true })).toEqual(["edits", "compares", "returns", "discards"]);
});

test("what is ready to copy is only compared, for who might change it elsewhere too", () => {
  expect(offered({ mayedit: false, state: "ready", number: 2, running: 3 })).toEqual(["compares"]);
  expect(offered({ state: "ready", hasDraft: true })).toEqual([]);
});
