import { expect, test } from "vitest";
import { calendarDate, formatInstant, formatUs, monthOf } from "./calendar-date.ts";
import { formatLong, formatMoment, formatMonth, formatMonthDay, monthNames } from "./long-date.ts";

const evening = Date.parse("2026-02-06T02:05:00Z");

test("A300 C309 C310: letters write MMMM D, YYYY and conversations MMM D, h:mm A; lists show MM/DD/YYYY and h:mm a", () => {
  expect(formatLong(calendarDate("2026-02-05"))).toBe("February 5, 2026");
  expect(formatMoment(evening, "America/Chicago")).toBe("Feb 5, 8:05 PM");
  expect(formatMoment(Date.parse("2026-11-20T06:00:00Z"), "America/Chicago")).toBe("Nov 20, 12:00 AM");
  expect(formatUs(calendarDate("2026-02-05"))).toBe("02/05/2026");
  expect(formatInstant(evening, "America/Chicago")).toBe("02/05/2026, 8:05 PM");
});

test("each month has its name; a day below a line is MMM D; noon is PM", () => {
  expect(monthNames.join(" ")).toBe(
    "January February March April May June July August September October November December",
  );
  expect(formatMonthDay(calendarDate("2026-11-05"))).toBe("Nov 5");
  expect(formatMoment(Date.parse("2026-11-20T18:00:00Z"), "America/Chicago")).toBe("Nov 20, 12:00 PM");
  expect(formatMoment(Date.parse("2026-11-20T17:59:00Z"), "America/Chicago")).toBe("Nov 20, 11:59 AM");
});

test("a month beside a bar is MMM", () => expect(formatMonth(monthOf(calendarDate("2026-11-20")))).toBe("Nov"));
