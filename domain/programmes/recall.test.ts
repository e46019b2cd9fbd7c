import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { recallText } from "./recall.ts";

const dates = ["2026-12-01", "2026-12-29", "2027-01-08"].map(calendarDate);

test("a questionnaire that asks back longer than it was asked ago says so", () => {
  expect(recallText(dates, 28)).toBe("Recall is 4 weeks: keep 28 days between two.");
  expect(recallText(dates, 11)).toBe("Recall is 11 days: keep 11 days between two.");
  expect(recallText(["2026-12-01", "2026-12-07"].map(calendarDate), 7)).toBe(
    "Recall is 1 week: keep 7 days between two.",
  );
  expect(recallText(["2026-12-01", "2026-12-01"].map(calendarDate), 1)).toBe(
    "Recall is 1 day: keep 1 day between two.",
  );
  expect(recallText(dates.slice(0, 2), 29)).toBe("Recall is 29 days: keep 29 days between two.");
});

test("as long as it asks back is far enough, and one that asks back nothing says nothing", () => {
  expect([
    recallText(dates.slice(0, 2), 28),
    recallText(dates, 10),
    recallText(dates, null),
    recallText([], 7),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});
