import { expect, test } from "vitest";
import { diagnoses } from "./diagnoses.ts";
import { careTexts, notificationTexts, orderTexts, reminderTitles, technicalTexts } from "./messages.ts";

test("each diagnosis of the demo has a code of its own", () => {
  expect(new Set(diagnoses.map(({ code }) => code)).size).toBe(diagnoses.length);
});

test("words are there for every kind of message", () => {
  expect([technicalTexts, careTexts, orderTexts].map((list) => list.length)).toEqual([20, 20, 20]);
  expect(notificationTexts.every(({ header, message }) => header !== "" && message !== "")).toBe(true);
  expect(reminderTitles.length).toBe(18);
});
