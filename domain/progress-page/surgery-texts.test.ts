import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { surgerySentence, surgeryWhen } from "./surgery-texts.ts";

const today = calendarDate("2026-11-20");

test("screens S15: patients read which surgery it was and how long ago", () => {
  expect(surgerySentence("knee", calendarDate("2026-11-05"))).toBe("Knee surgery on November 5, 2026");
  expect(surgerySentence("hip", calendarDate("2027-01-31"))).toBe("Hip surgery on January 31, 2027");
  const sentences = ["2026-11-05", "2026-11-19", "2026-11-20", "2026-11-21", "2026-12-20"].map((date) =>
    surgeryWhen(calendarDate(date), today),
  );
  expect(sentences).toEqual(["15 days ago", "yesterday", "today", "tomorrow", "in 30 days"]);
});
