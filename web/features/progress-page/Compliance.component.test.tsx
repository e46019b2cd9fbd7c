import type { AreasOn } from "@restride/domain/progress-page/progress-weeks.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { Compliance } from "./Compliance.tsx";

const weeks: readonly AreasOn[] = [
  {
    date: calendarDate("2026-03-01"),
    exercise: { due: 2, done: 1 },
    measurement: { due: 7, done: 7 },
    questionnaire: { due: 0, done: 0 },
  },
  {
    date: calendarDate("2026-03-08"),
    exercise: { due: 1, done: 1 },
    measurement: { due: 7, done: 0 },
    questionnaire: { due: 0, done: 0 },
  },
];
const open = async (includesDevices: boolean) => {
  const [opened, periods]: [Area[], string[]] = [[], []];
  await render(
    <Compliance
      weeks={weeks}
      includesDevices={includesDevices}
      period="2w"
      onPeriod={(period) => periods.push(period)}
      onOpen={(area) => opened.push(area)}
    />,
  );
  return { opened, periods };
};
const tiles = () => textsOf(page.getByRole("listitem").getByRole("button"));

test("B098 B099 B428: the three tiles sum their weeks, two decimals, NA where nothing was due, and each opens its own", async () => {
  const { opened, periods } = await open(true);
  await expect.element(page.getByRole("heading", { name: "Compliance" })).toBeVisible();
  expect(tiles()).toEqual([
    expect.stringMatching(/Exercise 2 of 3 66\.67%$/),
    expect.stringMatching(/Measurement 7 of 14 50\.00%$/),
    expect.stringMatching(/Questionnaire 0 of 0 NA$/),
  ]);
  for (const name of [/Exercise/, /Measurement/, /Questionnaire/]) await page.getByRole("button", { name }).click();
  expect(opened).toEqual(["exercise", "measurement", "questionnaire"]);
  await page.getByText("4 weeks", { exact: true }).click();
  expect(periods).toEqual(["4w"]);
});

test("B098: a patient without devices has no Measurement", async () => {
  await open(false);
  await expect.element(page.getByRole("heading", { name: "Compliance" })).toBeVisible();
  expect(tiles()).toEqual([expect.stringMatching(/Exercise/), expect.stringMatching(/Questionnaire/)]);
});
