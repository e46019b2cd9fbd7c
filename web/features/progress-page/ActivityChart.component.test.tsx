import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { ActivityChart } from "./ActivityChart.tsx";
import { ActivityDaysDocument } from "./progress-page.graphql.ts";

const today = "2026-03-05" as CalendarDate;
const days = [
  { date: addDays(today, -3), exercise: { due: 3, done: 3 } },
  { date: addDays(today, -2), exercise: { due: 3, done: 1 } },
  { date: addDays(today, -1), exercise: { due: 0, done: 0 } },
  { date: today, exercise: { due: 4, done: 0 } },
];
const answerDays = (activities = days): void =>
  mockServer.answer(ActivityDaysDocument, {
    getDateRangeActivities: { status: "success", message: "", activities },
  });
const open = () => render(<ActivityChart patientid={uuid(1)} today={today} />);

test("C098: eight weeks are asked for, and days are told in a sentence and as a table of their counts", async () => {
  answerDays();
  await open();
  await expect.element(page.getByText("1 day all, 1 in part, 0 none; today is running")).toBeVisible();
  expect(mockServer.sent(ActivityDaysDocument)).toEqual([
    { patientid: uuid(1), startdate: "2026-01-09", enddate: "2026-03-05" },
  ]);
  await page.getByRole("button", { name: "Show Exercise, 14 days as a table" }).click();
  expect(textsOf(page.getByRole("row"))).toEqual([
    "DayAll CompletedPartially CompletedOpen",
    "Mar-023——",
    "Mar-03—12",
    "Mar-04———",
    "Mar-05—04",
  ]);
});

test("days that cannot be read give the server's sentence and another try; what is done since is drawn", async () => {
  mockServer.answer(ActivityDaysDocument, {
    getDateRangeActivities: { status: "fail", message: "Try again in a minute.", activities: null },
  });
  await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Try again in a minute\.The chart is not shown\./);
  answerDays();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText(/^1 day all/)).toBeVisible();
  answerDays([{ date: today, exercise: { due: 4, done: 4 } }, ...days.slice(0, 1)]);
  void invalidateTags(["progress"]);
  await expect.element(page.getByText("2 days all, 0 in part, 0 none")).toBeVisible();
});

test("A310 C098: 14 days are in view, the newest of them last, named MMM-DD, and the slider moves along them", async () => {
  answerDays(Array.from({ length: 20 }, (_, at) => ({ date: addDays(today, at - 19), exercise: { due: 1, done: 1 } })));
  await open();
  const slider = page.getByRole("slider");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Feb-20 to Mar-05");
  expect(textsOf(page.getByRole("listitem"))).toEqual(["All Completed", "Partially Completed"]);
  slider.element().focus();
  await userEvent.keyboard("{Home}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Feb-14 to Feb-27");
});
