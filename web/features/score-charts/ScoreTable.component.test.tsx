import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { changeText, ScoreTable } from "./ScoreTable.tsx";

const rows = [
  { date: "2026-03-09" as CalendarDate, day: "S+7", value: "94°", change: "+12", source: "Motion sensor", leftOut: "" },
  { date: "2026-03-08" as CalendarDate, day: "S+6", value: "no reading", change: "—", source: "", leftOut: "" },
  {
    date: "2026-03-07" as CalendarDate,
    day: "S+5",
    value: "",
    change: "—",
    source: "",
    leftOut: "400° cannot be true",
  },
];

const open = async (marked: number | null = null) => {
  const marks: (number | null)[] = [];
  await render(<ScoreTable title="Flexion" rows={rows} marked={marked} onMark={(row) => marks.push(row)} />);
  return { marks };
};
const row = (at: number) => page.getByRole("row").nth(at);

test("the table beside a drawing says date, day, value with its unit, and change", async () => {
  await open();
  await expect.element(row(0)).toHaveTextContent("DateDayFlexionChange");
  await expect.element(row(1)).toHaveTextContent("03/09/2026S+794°+12");
  await expect.element(row(1)).toHaveAttribute("title", "Motion sensor");
  await expect.element(row(2)).toHaveTextContent("03/08/2026S+6no reading—");
  await expect.element(row(3)).toHaveTextContent("03/07/2026S+5400° cannot be true—");
});

test("the row that is pointed at in the drawing is marked, and pointing at a row marks the drawing", async () => {
  const { marks } = await open(1);
  await expect.element(row(2)).toHaveAttribute("data-marked", "true");
  await expect.element(row(1)).toHaveAttribute("data-marked", "false");
  await row(3).hover();
  expect(marks.at(-1)).toBe(2);
});

test("a change has its sign, and at most two decimals", () => {
  expect([changeText(2), changeText(-4), changeText(0), changeText(1.239), changeText(-1234)]).toEqual([
    "+2",
    "−4",
    "0",
    "+1.24",
    "−1,234",
  ]);
});
