import { expect, test } from "vitest";
import { calendarDate as date } from "../values/calendar-date.ts";
import { weekProgressHeading, weekProgressLine } from "./week-progress-texts.ts";

test("B081: the popover names its week and says what was completed, one line a kind, singular and plural", () => {
  expect(weekProgressHeading(date("2026-11-01")).join(" ")).toBe("WEEKLY PROGRESS (Week of 1 Nov)");
  const months = Array.from({ length: 12 }, (_, at) =>
    weekProgressHeading(date(`2026-${String(at + 1).padStart(2, "0")}-01`))[1].slice(-4, -1),
  );
  expect(months.join(" ")).toBe("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");
  expect(weekProgressLine("exercise", { due: 6, done: 4 })).toBe("4 out of 6 exercises completed");
  expect(weekProgressLine("measurement", { due: 1, done: 1 })).toBe("1 out of 1 measurement completed");
  expect(weekProgressLine("measurement", { due: 2, done: 1 })).toBe("1 out of 2 measurements completed");
  expect(weekProgressLine("exercise", { due: 1, done: 0 })).toBe("0 out of 1 exercise completed");
  expect(weekProgressLine("questionnaire", { due: 1, done: 1 })).toBe("1 out of 1 questionnaire completed");
  expect(weekProgressLine("questionnaire", { due: 0, done: 0 })).toBe("0 out of 0 questionnaires completed");
});
