import { type CalendarDate, calendarDate as date } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { parseUsNear } from "./without-year.ts";

test("a date without a year lies nearest to a day, and not before the first that may be", () => {
  const near = (text: string, first?: CalendarDate) => parseUsNear(text, date("2026-11-20"), first);
  expect(["11/27", "11-27", " 11/2", "1/5", "6/15"].map((text) => near(text))).toEqual([
    "2026-11-27",
    "2026-11-27",
    "2026-11-02",
    "2027-01-05",
    "2026-06-15",
  ]);
  expect(near("6/15", date("2026-11-20"))).toBe("2027-06-15");
  expect(near("11/19", date("2026-11-20"))).toBe("2027-11-19");
  expect(parseUsNear("2/29", date("2027-11-20"))).toBe("2028-02-29");
  for (const text of ["2/29", "2/30", "13/1", "0/4", "1127", "11/27/", "11", "", "11/27/26", "x11/27"])
    expect(near(text), text).toBeNull();
});
