import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as d from "./calendar-date.ts";

const date = d.calendarDate;
const platform = new Intl.DateTimeFormat("en-CA", {
  timeZone: "UTC",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});
const platformWeekday = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", weekday: "short" });
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const anyDate = fc.integer({ min: -40_000, max: 60_000 }).map(d.fromDayNumber);

describe("calendar dates", () => {
  test("only real days are dates", () => {
    for (const bad of [
      "0000-01-01",
      "2026-01-00",
      "2026-01-32",
      "2026-04-31",
      "2100-02-29",
      "x2026-01-01",
      "2026-01-01x",
      "2026-02-29",
      "2026-13-01",
      "2026-00-10",
      "2026-1-1",
      "20260101",
      "",
      null,
      5,
    ])
      expect(d.isCalendarDate(bad), String(bad)).toBe(false);
    for (const good of [
      "0001-01-01",
      "9999-12-31",
      "2026-12-31",
      "2026-01-01",
      "2024-02-29",
      "2000-02-29",
      "1900-02-28",
    ])
      expect(d.isCalendarDate(good)).toBe(true);
    expect(() => date("2026-02-30")).toThrow(new RangeError("not a calendar date: 2026-02-30"));
    expect(() => date("x".repeat(50))).toThrow(new RangeError(`not a calendar date: ${"x".repeat(40)}`));
    expect(d.isCalendarMonth(202_612)).toBe(false);
    expect(d.isCalendarDate(["2026-01-01"])).toBe(false);
  });

  test("day numbers agree with the calendar of the platform", () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 60_000 }), (number) => {
        const text = d.fromDayNumber(number);
        expect(text).toBe(platform.format(number * 86_400_000));
        expect(d.dayNumber(text)).toBe(number);
        expect(weekdays[d.weekday(text)]).toBe(platformWeekday.format(number * 86_400_000));
      }),
    );
  });

  test("adding days and counting them are inverse, across month and year ends", () => {
    fc.assert(
      fc.property(
        anyDate,
        fc.integer({ min: -900, max: 900 }),
        (from, n) => d.daysBetween(from, d.addDays(from, n)) === n,
      ),
    );
    expect(d.addDays(date("2026-12-31"), 1)).toBe("2027-01-01");
    expect(d.addDays(date("2024-02-28"), 1)).toBe("2024-02-29");
  });

  test("every month of common and leap years has its length, in any century", () => {
    const lengths = (year: number) =>
      Array.from({ length: 12 }, (_, at) =>
        d.lastOfMonth(date(`${year}-${String(at + 1).padStart(2, "0")}-01`)).slice(8),
      );
    const common = "31 28 31 30 31 30 31 31 30 31 30 31";
    for (const year of [1900, 2026, 2100]) expect(lengths(year).join(" ")).toBe(common);
    for (const year of [2000, 2024]) expect(lengths(year).join(" ")).toBe(common.replace("28", "29"));
    const ages = [-719_162, -719_163 + 365, 0, -1, 2_932_896].map(d.fromDayNumber);
    expect(ages).toEqual(["0001-01-01", "0001-12-31", "1970-01-01", "1969-12-31", "9999-12-31"]);
    expect(ages.map(d.dayNumber)).toEqual([-719_162, -718_798, 0, -1, 2_932_896]);
    expect([-4, -5, 0].map(d.weekdayOfNumber)).toEqual([0, 6, 4]);
  });

  test("the ends of every year of eight centuries are counted and read back", () => {
    for (let year = 1600; year < 2400; year += 1)
      for (const day of ["01-01", "02-28", "03-01", "12-31"])
        expect(d.fromDayNumber(d.dayNumber(date(`${year}-${day}`)))).toBe(`${year}-${day}`);
  });

  test("all dates between two, both included, or none", () => {
    expect(d.datesBetween(date("2026-02-27"), date("2026-03-01"))).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
    expect(d.datesBetween(date("2026-03-01"), date("2026-03-01"))).toEqual(["2026-03-01"]);
    expect(d.datesBetween(date("2026-03-01"), date("2026-02-27"))).toEqual([]);
  });

  test("A302 B423: weekdays are 0 Sunday to 6 Saturday", () => {
    const week = ["15", "16", "17", "18", "19", "20", "21"].map((day) => d.weekday(date(`2026-11-${day}`)));
    expect(week).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test("weeks start on Sunday", () => {
    expect(d.startOfWeek(date("2026-11-20"))).toBe("2026-11-15");
    expect(d.startOfWeek(date("2026-11-15"))).toBe("2026-11-15");
  });

  test("months: ends, steps and a 31st that does not exist", () => {
    expect(d.lastOfMonth(date("2024-02-10"))).toBe("2024-02-29");
    expect(d.firstOfMonth(d.monthOf(date("2024-02-10")))).toBe("2024-02-01");
    expect(d.addMonths(date("2026-01-31"), 1)).toBe("2026-02-28");
    expect(d.addMonths(date("2026-01-31"), -2)).toBe("2025-11-30");
    expect(d.addMonths(date("2026-11-15"), 1)).toBe("2026-12-15");
    expect(d.addMonths(date("2026-11-15"), 14)).toBe("2028-01-15");
    expect(d.addMonths(date("2026-01-15"), -13)).toBe("2024-12-15");
    expect(d.isCalendarMonth("2026-12")).toBe(true);
    expect(d.isCalendarMonth("2026-13")).toBe(false);
  });

  test("B076: the month grid holds whole US weeks and every day of the month once", () => {
    const grid = d.monthGrid(d.monthOf(date("2026-11-20")));
    expect(grid[0]?.[0]).toBe("2026-11-01");
    expect(grid.at(-1)?.at(-1)).toBe("2026-12-05");
    fc.assert(
      fc.property(anyDate, (day) => {
        const weeks = d.monthGrid(d.monthOf(day));
        expect(weeks.every((week) => week.length === 7 && d.weekday(week[0]!) === 0)).toBe(true);
        expect(weeks.flat().filter((each) => each === day)).toHaveLength(1);
      }),
    );
  });
});

describe("dates as people write them", () => {
  test("B438 C310: dates are shown as MM/DD/YYYY", () => expect(d.formatUs(date("2026-11-05"))).toBe("11/05/2026"));

  test("six formats are read", () => {
    for (const text of ["03/04/1958", "03-04-1958", "03041958"]) expect(d.parseUs(text), text).toBe("1958-03-04");
    for (const text of ["03/04/58", "03-04-58", "030458"]) expect(d.parseUs(text), text).toBe("2058-03-04");
    for (const text of ["341958", "13/01/2020", "3//1958", "02/30/2020", "03/04-1958", "0304195", ""])
      expect(d.parseUs(text), text).toBeNull();
  });

  test("screens S15: a date is typed without its leading zeros too", () => {
    for (const text of ["3/4/1958", "03/4/1958", " 3/04/1958", "3-4-1958"])
      expect(d.parseUs(text), text).toBe("1958-03-04");
    expect(d.parseUs("3/14/44", date("2026-11-20"))).toBe("1944-03-14");
    for (const text of ["2/30/2020", "0/4/1958", "3/4-1958", "123/4/1958"]) expect(d.parseUs(text), text).toBeNull();
  });

  test("without a limit a year of two digits lies in 1969 to 2068", () => {
    expect(["01/02/68", "01/02/69", "01/02/00"].map((text) => d.parseUs(text))).toEqual([
      "2068-01-02",
      "1969-01-02",
      "2000-01-02",
    ]);
    expect(d.parseUs("01/02/1868", date("2026-11-20"))).toBe("1868-01-02");
    for (const text of [
      "x03/04/1958",
      "03/04/1958x",
      "x030458",
      "030458x",
      "03/04/195",
      "03/04/5",
      "03041",
      "a3041958",
    ])
      expect(d.parseUs(text), text).toBeNull();
  });

  test("a year of two digits is the latest that is not after a given day", () => {
    expect(d.parseUs("03/04/58", date("2026-11-20"))).toBe("1958-03-04");
    expect(d.parseUs("11/20/26", date("2026-11-20"))).toBe("2026-11-20");
    expect(d.parseUs("11/21/26", date("2026-11-20"))).toBe("1926-11-21");
  });

  test("every date is read back from what is shown", () =>
    fc.assert(fc.property(anyDate, (day) => d.parseUs(d.formatUs(day)) === day)));
});

describe("time zones", () => {
  const utc = (year: number, month: number, day: number, hour: number, minute: number): number =>
    d.instantAt(
      date(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`),
      hour * 60 + minute,
      "UTC",
    );

  test("C310: today is the zone's, not the server's", () => {
    const instant = utc(2026, 11, 21, 4, 30);
    expect(d.todayIn(instant, "America/Chicago")).toBe("2026-11-20");
    expect(d.todayIn(instant, "America/New_York")).toBe("2026-11-20");
    expect(d.todayIn(instant, "UTC")).toBe("2026-11-21");
  });

  test("C310: instants are shown as MM/DD/YYYY, h:mm a", () => {
    expect(d.formatInstant(utc(2026, 11, 20, 19, 7), "America/Chicago")).toBe("11/20/2026, 1:07 PM");
    expect(d.formatInstant(utc(2026, 11, 20, 6, 5), "America/Chicago")).toBe("11/20/2026, 12:05 AM");
    expect(d.formatInstant(utc(2026, 11, 20, 18, 0), "America/Chicago")).toBe("11/20/2026, 12:00 PM");
    expect(d.formatInstant(utc(2026, 11, 20, 17, 59), "America/Chicago")).toBe("11/20/2026, 11:59 AM");
    expect(d.formatTime(utc(2026, 11, 20, 17, 59), "America/Chicago")).toBe("11:59 AM");
    expect(d.wallClock(utc(2026, 11, 20, 0, 0), "UTC")).toEqual({ date: "2026-11-20", minutes: 0 });
    expect(() => d.wallClock(0, "Mars/Olympus")).toThrow(RangeError);
  });

  test("a wall clock time and its instant are inverse, on the days of clock changes too", () => {
    for (const zone of ["America/Chicago", "America/New_York", "Asia/Kolkata", "UTC"])
      fc.assert(
        fc.property(fc.integer({ min: 18_000, max: 24_000 }), fc.integer({ min: 180, max: 1439 }), (day, minutes) => {
          const at = d.instantAt(d.fromDayNumber(day), minutes, zone);
          expect(d.wallClock(at, zone)).toEqual({ date: d.fromDayNumber(day), minutes });
        }),
      );
    expect(d.instantAt(date("2026-03-08"), 150, "America/Chicago")).toBe(utc(2026, 3, 8, 8, 30));
    expect(d.instantAt(date("2026-11-01"), 90, "America/Chicago")).toBe(utc(2026, 11, 1, 6, 30));
    expect(d.instantAt(date("2026-11-20"), 0, "UTC")).toBe(Date.parse("2026-11-20T00:00:00Z"));
    expect(d.instantAt(date("2026-03-08"), 0, "America/Chicago")).toBe(Date.parse("2026-03-08T06:00:00Z"));
    expect(d.instantAt(date("2026-03-08"), 180, "America/Chicago")).toBe(Date.parse("2026-03-08T08:00:00Z"));
    expect(d.instantAt(date("2026-11-01"), 120, "America/Chicago")).toBe(Date.parse("2026-11-01T08:00:00Z"));
    expect(d.instantAt(date("2026-11-01"), 1439, "America/Chicago")).toBe(Date.parse("2026-11-02T05:59:00Z"));
  });
});
