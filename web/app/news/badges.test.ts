import { expect, test } from "vitest";
import { countOf } from "./badges.ts";

const quiet = { cases: 0, newMessage: false, remindersChanged: false };

test("A101: screens M17: the number at Cases says that it counts those nobody looks after", () =>
  expect(countOf("cases", { ...quiet, cases: 8 })).toEqual({ count: 8, meaning: "unassigned" }));

test("A105: a reminder that changed is one, and nothing is no number", () => {
  expect(countOf("reminders", { ...quiet, remindersChanged: true })).toEqual({ count: 1, meaning: "changed" });
  expect([countOf("reminders", quiet), countOf("cases", quiet)]).toEqual([null, null]);
});
