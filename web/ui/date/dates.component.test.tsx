import { calendarDate, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { field } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { DateField } from "./DateField.tsx";
import { DateRangeField } from "./DateRangeField.tsx";
import { TimeField } from "./TimeField.tsx";
import { TypedDateField } from "./TypedDateField.tsx";

const date = calendarDate;

type Range = readonly [CalendarDate | null, CalendarDate | null];
const openRange = async (start: Range = [null, null]) => {
  const ranges: Range[] = [];
  const Field = () => {
    const [[from, to], setRange] = useState(start);
    const onRange = (...next: [CalendarDate | null, CalendarDate | null]): void => {
      ranges.push(next);
      setRange(next);
    };
    return <DateRangeField label="Visit" from={from} to={to} onRange={onRange} error={undefined} />;
  };
  await render(<Field />);
  return ranges;
};

test("both ends of a range are typed, and are cleared together", async () => {
  const ranges = await openRange();
  expect(page.getByRole("button", { name: "Clear Visit" }).elements()).toEqual([]);
  await field("Visit from").fill("3/2/2026");
  await field("Visit to").fill("3/9/2026");
  await userEvent.tab();
  await expect.element(field("Visit to")).toHaveValue("03/09/2026");
  await page.getByRole("button", { name: "Clear Visit" }).click();
  await expect.element(field("Visit from")).toHaveValue("");
  expect(ranges).toEqual([
    ["2026-03-02", null],
    ["2026-03-02", "2026-03-09"],
    [null, null],
  ]);
});

test("what is no date stays, is said once the field is left, and counts as none", async () => {
  const ranges = await openRange([date("2026-03-02"), null]);
  await field("Visit to").fill("99/99/2026");
  await userEvent.tab();
  await expect.element(field("Visit to")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Visit to")).toHaveValue("99/99/2026");
  expect(ranges.at(-1)).toEqual(["2026-03-02", null]);
});

test("a range is picked from two months, one on a phone, and the calendar closes with it", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  const ranges = await openRange([date("2026-03-02"), null]);
  const calendar = page.getByRole("button", { name: "Pick Visit" });
  await calendar.click();
  const grids = page.getByRole("grid");
  await expect.element(grids).toHaveLength(2);
  await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
  await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
  expect(ranges).toEqual([["2026-03-02", "2026-03-10"]]);
  await page.viewport(390, 844);
  await calendar.click();
  await expect.element(grids).toHaveLength(1);
});

const openDate = async (change: Partial<Parameters<typeof DateField>[0]> = {}) => {
  const dates: (CalendarDate | null)[] = [];
  const Field = () => {
    const [chosenDate, setChosenDate] = useState<CalendarDate | null>(date("2026-03-09"));
    const onDate = (next: CalendarDate | null): void => {
      dates.push(next);
      setChosenDate(next);
    };
    return (
      <DateField
        label="Day"
        name="day"
        start={date("2026-03-02")}
        error={undefined}
        {...change}
        date={chosenDate}
        onDate={onDate}
      />
    );
  };
  await render(<Field />);
  return dates;
};

test("up and down move a date by a day", async () => {
  const dates = await openDate();
  await field("Day").click();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
  await expect.element(field("Day")).toHaveValue("03/10/2026");
  expect(dates).toEqual(["2026-03-10", "2026-03-11", "2026-03-10"]);
});

test("an emptied field is no date, and days out of reach cannot be picked", async () => {
  const dates = await openDate({ first: date("2026-03-05"), last: date("2026-03-20") });
  await page.getByRole("button", { name: /Day/ }).click();
  const day = (number: string) => page.getByRole("button", { name: new RegExp(`March ${number}, 2026`) });
  await expect.element(day("9")).toHaveAttribute("data-selected", "true");
  await expect.element(day("4")).toHaveAttribute("aria-disabled", "true");
  await expect.element(day("21")).toHaveAttribute("aria-disabled", "true");
  await expect.element(day("5")).not.toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
  await field("Day").fill("");
  expect(dates).toEqual([null]);
});

test("a time is typed in any usual way, and written in one once the field is left", async () => {
  const values: string[] = [];
  const Field = () => {
    const [value, setValue] = useState("07:30");
    const onValue = (next: string): void => {
      values.push(next);
      setValue(next);
    };
    return <TimeField label="Time" name="time" value={value} onValue={onValue} onBlur={() => values.push("left")} />;
  };
  await render(<Field />);
  await expect.element(field("Time")).toHaveValue("7:30 AM");
  await field("Time").fill("4.30pm");
  await expect.element(field("Time")).toHaveValue("4.30pm");
  await userEvent.tab();
  await expect.element(field("Time")).toHaveValue("4:30 PM");
  await field("Time").fill("noon-ish");
  await userEvent.tab();
  await expect.element(field("Time")).toHaveValue("noon-ish");
  expect(values).toEqual(["16:30", "left", "noon-ish", "left"]);
});

const openBirth = async () => {
  const Field = () => {
    const [value, setValue] = useState("");
    const choicesOf = (typed: string) => (typed === "1/2/30" ? [date("1930-01-02"), date("2030-01-02")] : []);
    return (
      <TypedDateField
        label="Birth date"
        name="birth"
        value={value}
        onValue={setValue}
        onBlur={() => {}}
        today={date("2026-03-02")}
        choicesOf={choicesOf}
        yearsBack={65}
      />
    );
  };
  await render(<Field />);
};

test("a date that may mean two years is asked about once it was typed, and written as it is chosen", async () => {
  await openBirth();
  await field("Birth date").fill("1/2/30");
  const years = page.getByRole("group", { name: "Year of Birth date" });
  expect(years.elements()).toEqual([]);
  await userEvent.tab();
  await expect.element(years).toBeVisible();
  await expect.element(field("Birth date")).toHaveValue("1/2/30");
  await years.getByRole("button", { name: "01/02/1930" }).click();
  await expect.element(field("Birth date")).toHaveValue("01/02/1930");
  await expect.element(years).not.toBeInTheDocument();
});

test("a birth date is written in full, or picked so many years back", async () => {
  await openBirth();
  await field("Birth date").fill("1/2/1950");
  await userEvent.tab();
  await expect.element(field("Birth date")).toHaveValue("01/02/1950");
  await field("Birth date").fill("");
  await page.getByRole("button", { name: /Birth date/ }).click();
  await expect.element(page.getByRole("grid", { name: /March 1961/ })).toBeVisible();
  await page.getByRole("gridcell").getByText("16", { exact: true }).click();
  await expect.element(field("Birth date")).toHaveValue("03/16/1961");
});
