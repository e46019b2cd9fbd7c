import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { birthDateChoices, birthYearQuestion } from "./birth-years.ts";
import { birthDateField } from "../patients/person-fields.ts";

const today = calendarDate("2026-11-28");

test("a birth year of two digits that makes a person younger than 12 may be of either century", () => {
  for (const typed of ["02/09/26", "02-09-26", "2/9/26", " 020926 "])
    expect(birthDateChoices(typed, today)).toEqual(["2026-02-09", "1926-02-09"]);
  expect(birthDateChoices("11/29/14", today)).toEqual(["2014-11-29", "1914-11-29"]);
  for (const clear of ["11/28/14", "02/09/60", "11/29/26", "02/09/2026", "02092026", "02/30/26", "02/09/2", ""])
    expect([clear, birthDateChoices(clear, today)]).toEqual([clear, []]);
  expect(birthDateChoices("02/29/24", today)).toEqual(["2024-02-29", "1924-02-29"]);
});

test("a form asks for the century before it takes the date; a year of four digits is taken", () => {
  const read = (typed: string) => birthDateField(today).safeParse(typed);
  expect(read("02/09/26").error?.issues.map(({ message }) => message)).toEqual(["Born 2026 or 1926? Select the year."]);
  expect([read("02/09/2026").data, read("02/09/1926").data, read("05-01-60").data]).toEqual([
    "2026-02-09",
    "1926-02-09",
    "1960-05-01",
  ]);
  expect(birthYearQuestion(birthDateChoices("02/09/26", today))).toBe("Born 2026 or 1926? Select the year.");
});
