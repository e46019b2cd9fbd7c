import type { AreasOn } from "@restride/domain/progress-page/progress-weeks.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { rowTexts } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { WeeksDialog } from "./WeeksDialog.tsx";

const nothing = { due: 0, done: 0 };
const week = (date: string, due: number, done: number): AreasOn => ({
  date: date as CalendarDate,
  exercise: { due, done },
  measurement: nothing,
  questionnaire: nothing,
});
const weeks = [week("2026-03-01", 2538, 1804), week("2026-03-08", 3, 2), week("2026-03-15", 0, 0)];

test("B099 B428: weeks stand with what was done of what was due, the newest first, and turn around", async () => {
  await render(<WeeksDialog area="exercise" title="Exercise" weeks={weeks} onClose={() => {}} />);
  const newestFirst = ["03/15/20260 of 0 NA", "03/08/20262 of 3 66.67%", "03/01/20261,804 of 2,538 71.08%"];
  await expect.poll(rowTexts).toEqual(["Week OfCompliance", ...newestFirst]);
  await page.getByRole("button", { name: "Week Of" }).click();
  await expect.poll(rowTexts).toEqual(["Week OfCompliance", ...newestFirst.toReversed()]);
  expect(page.getByRole("button", { name: "03/08/2026" }).elements()).toEqual([]);
});

test("B100 B101: a week opens where it can, by its Sunday", async () => {
  const opened: string[] = [];
  await render(
    <WeeksDialog
      area="exercise"
      title="Exercise"
      weeks={weeks}
      onOpenWeek={(sunday) => opened.push(sunday)}
      onClose={() => {}}
    />,
  );
  await page.getByRole("button", { name: "03/08/2026" }).click();
  expect(opened).toEqual(["2026-03-08"]);
});

test("no week says that nothing was recorded", async () => {
  await render(<WeeksDialog area="exercise" title="Exercise" weeks={[]} onClose={() => {}} />);
  await expect.element(page.getByText("Data not recorded")).toBeVisible();
});
