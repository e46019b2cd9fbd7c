import { addDays, calendarDate as date } from "@restride/domain/values/calendar-date.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  calendarViewParams,
  dayHeading,
  monthHeading,
  adjacentView,
  rangeOf,
  stepOfSwipe,
  viewOfKind,
  parseCalendarView,
} from "./calendar-view.ts";

const today = date("2026-11-20");
const month = { kind: "month", date: date("2026-11-20") } as const;
const day = { kind: "day", date: date("2026-11-20") } as const;

test("B068 B072: the calendar is headed by month and year, a day by month and day", () => {
  expect([monthHeading(today), dayHeading(date("2026-11-05"))]).toEqual(["November 2026", "November 5"]);
});

test("B069: a swipe to the left moves forward, to the right back; a short or steep one does nothing", () => {
  expect([stepOfSwipe(-80, 5), stepOfSwipe(80, 5), stepOfSwipe(-20, 0), stepOfSwipe(-80, 70)]).toEqual([
    1,
    -1,
    null,
    null,
  ]);
});

test("B070: the day view pages by the days shown, the month view by one month", () => {
  expect(adjacentView(day, 1, 4).date).toBe("2026-11-24");
  expect(adjacentView(day, -1, 3).date).toBe("2026-11-17");
  expect(adjacentView(month, 1, 4).date).toBe("2026-12-01");
  expect(adjacentView({ kind: "month", date: date("2026-03-31") }, -1, 4).date).toBe("2026-02-01");
});

test("B071: switching the view goes to today in the current month, else to the first of the month shown", () => {
  expect(viewOfKind({ kind: "month", date: date("2026-11-01") }, "day", today)).toEqual(day);
  expect(viewOfKind({ kind: "day", date: date("2026-09-17") }, "month", today)).toEqual({
    kind: "month",
    date: "2026-09-01",
  });
});

test("B076: the month view needs whole US weeks", () => {
  expect(rangeOf(month, 4)).toEqual({ startdate: "2026-11-01", enddate: "2026-12-05" });
  expect(rangeOf(day, 4)).toEqual({ startdate: "2026-11-20", enddate: "2026-11-23" });
});

test("a view is read from the address, and what makes no sense is passed over", () => {
  expect(parseCalendarView(new URLSearchParams("view=day&date=2026-11-20"))).toEqual(day);
  expect(parseCalendarView(new URLSearchParams("view=day&date=2026-13-20"))).toBeNull();
});

test("a view travels in the address and back", () => {
  fc.assert(
    fc.property(fc.constantFrom("month", "day"), fc.integer({ min: -9_000, max: 9_000 }), (kind, days) => {
      const view = { kind, date: addDays(today, days) };
      expect(parseCalendarView(new URLSearchParams(calendarViewParams(view)))).toEqual(view);
    }),
  );
});

test("a swipe counts from 48 pixels on, up to half as far down as aside", () => {
  expect([stepOfSwipe(48, 0), stepOfSwipe(47, 0)]).toEqual([-1, null]);
  expect([stepOfSwipe(-48, 24), stepOfSwipe(-48, 25)]).toEqual([1, null]);
});
