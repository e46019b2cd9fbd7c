import type { AreasOn } from "@restride/domain/progress-page/progress-weeks.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { Compliance } from "./Compliance.tsx";

const week: AreasOn = {
  date: "2026-03-01" as CalendarDate,
  exercise: { due: 28, done: 4 },
  measurement: { due: 7, done: 7 },
  questionnaire: { due: 0, done: 0 },
};
const open = async (includesDevices: boolean) => {
  const [opened, periods]: [string[], string[]] = [[], []];
  await render(
    <Compliance
      weeks={[week, week]}
      includesDevices={includesDevices}
      period="2w"
      onPeriod={(period) => periods.push(period)}
      onOpen={(area) => opened.push(area)}
    />,
    { profile: null },
  );
  return { opened, periods };
};
const tiles = () => textsOf(page.getByRole("listitem"));

test("B098 B428: Exercise, Measurement and Questionnaire say 'x of y' and the share with two decimals, NA when nothing was due", async () => {
  const { opened, periods } = await open(true);
  expect(tiles()).toEqual([
    expect.stringMatching(/Exercise 8 of 56 14\.29%$/),
    expect.stringMatching(/Measurement 14 of 14 100\.00%$/),
    expect.stringMatching(/Questionnaire 0 of 0 NA$/),
  ]);
  await page.getByRole("button", { name: /Measurement/ }).click();
  await page.getByText("4 weeks", { exact: true }).click();
  expect([opened, periods]).toEqual([["measurement"], ["4w"]]);
});

test("B098: the Measurement tile is shown only when the patient includes devices, beside Exercise and Questionnaire", async () => {
  await open(false);
  expect(tiles()).toEqual([expect.stringMatching(/Exercise/), expect.stringMatching(/Questionnaire/)]);
});
