import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerDays, open, dayView, heading, button, titles } from "./calendar.fixture.tsx";

test("B068: the calendar has previous and next arrows, TODAY, a DAY VIEW / MONTH VIEW toggle, and a heading of month and year", async () => {
  answerDays();
  await open();
  await expect.element(heading("August 2026")).toBeVisible();
  for (const name of ["Previous", "Next", "TODAY"]) await expect.element(button(name)).toBeVisible();
  const views = page.getByRole("radiogroup", { name: "View" });
  await expect.element(views).toHaveTextContent("DAY VIEWMONTH VIEW");
});

test("B070: in the month view the arrows move by one month, in the day view by the days that are shown; TODAY comes back", async () => {
  answerDays();
  const { address } = await open();
  await button("Next").click();
  await expect.element(heading("September 2026")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(heading("August 2026")).toBeVisible();
  await button("TODAY").click();
  await expect.poll(address).toBe("/?view=month&date=2026-08-12");
  await page.getByText("DAY VIEW").click();
  await expect.poll(titles).toEqual(["August 12", "August 13", "August 14", "August 15"]);
  await button("Next").click();
  await expect.poll(titles).toEqual(["August 16", "August 17", "August 18", "August 19"]);
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(1100, 900);
  await button("Previous").click();
  await expect.poll(titles).toEqual(["August 13", "August 14", "August 15"]);
});

test("B071: another view shows today in the current month, else the first of the month", async () => {
  answerDays();
  const { address } = await dayView("2026-08-27");
  await page.getByText("MONTH VIEW").click();
  await expect.poll(address).toBe("/?view=month&date=2026-08-12");
  await button("Next").click();
  await expect.element(heading("September 2026")).toBeVisible();
  await userEvent.keyboard("d");
  await expect.poll(address).toBe("/?view=day&date=2026-09-01");
});
