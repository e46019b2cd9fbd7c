import { expect, test } from "vitest";
import { doseText, roundsText, sectionText } from "./exercise-texts.ts";

test("B072: an exercise shows its dose in singular and plural", () => {
  expect(doseText({ set: 2, repeat: 10, hold: "5 seconds", time: 3 })).toBe(
    "2 sets × 10 reps · hold 5 seconds · 3× a day",
  );
  expect(doseText({ set: 1, repeat: 1, hold: "", time: 1 })).toBe("1 set × 1 rep · 1× a day");
});

test("B072: an item that is begun says how far it has come", () => {
  expect(roundsText({ status: false, timesDone: 1, time: 3 })).toBe(" · Partly done, 1 of 3 rounds");
  expect(roundsText({ status: true, timesDone: 3, time: 3 })).toBe("");
  expect(roundsText({ status: false, timesDone: 0, time: 3 })).toBe("");
});

test("B072: a section counts what is done, or what is planned on a coming day", () => {
  expect(sectionText({ due: 4, done: 3 }, false)).toBe("3 of 4");
  expect(sectionText({ due: 4, done: 0 }, true)).toBe("4 planned");
  expect(sectionText({ due: 4, done: 1 }, true)).toBe("1 of 4");
});
