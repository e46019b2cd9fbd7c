import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { singleKeys } from "../../platform/device/single-keys.ts";
import { button } from "../../testing/finders.ts";
import { answerDays, open, dayView, heading, tile, titles } from "./calendar.fixture.tsx";

test("B068: the calendar has previous and next arrows, TODAY, a DAY VIEW / MONTH VIEW toggle, and a heading of month and year", async () => {
  answerDays();
  await open();
  await expect.element(heading("August 2026")).toBeVisible();
  for (const name of ["Previous", "Next", "TODAY"]) await expect.element(button(name)).toBeVisible();
  const views = page.getByRole("radiogroup", { name: "View" });
  await expect.element(views).toHaveTextContent("DAY VIEWMONTH VIEW");
  await page.getByText("DAY VIEW", { exact: true }).click();
  await expect.poll(() => titles()[0]).toBe("August 12");
  await expect.element(heading("August 2026")).toBeVisible();
});

test("B070: in the month view the arrows move by one month, in the day view by the days that are shown; TODAY comes back", async () => {
  answerDays();
  const { address } = await open();
  await button("Next").click();
  await expect.element(heading("September 2026")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(heading("August 2026")).toBeVisible();
  await button("Previous").click();
  await expect.element(heading("July 2026")).toBeVisible();
  await button("TODAY").click();
  await expect.poll(address).toBe("/?view=month&date=2026-08-12");
  await page.getByText("DAY VIEW", { exact: true }).click();
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
  await page.getByText("MONTH VIEW", { exact: true }).click();
  await expect.poll(address).toBe("/?view=month&date=2026-08-12");
  await button("Next").click();
  await expect.element(heading("September 2026")).toBeVisible();
  await userEvent.keyboard("d");
  await expect.poll(address).toBe("/?view=day&date=2026-09-01");
});

test("keys page, go to today and change the view, and the day view says which", async () => {
  answerDays();
  const { address } = await open("?view=month&date=2026-06-01");
  const hint = page.getByText("page ·", { exact: false });
  await expect.element(heading("June 2026")).toBeVisible();
  expect(hint.elements()).toEqual([]);
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(heading("July 2026")).toBeVisible();
  // Each key acts on the view that is on screen, so the next one waits for it.
  await userEvent.keyboard("t");
  await expect.element(heading("August 2026")).toBeVisible();
  await expect.poll(address).toBe("/?view=month&date=2026-08-12");
  await userEvent.keyboard("m");
  expect(address()).toBe("/?view=month&date=2026-08-12");
  await userEvent.keyboard("D");
  await expect.poll(address).toBe("/?view=day&date=2026-08-12");
  await expect.element(hint).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(titles).toContain("August 16");
  await expect.poll(address).toBe("/?view=day&date=2026-08-16");
  await userEvent.keyboard("t");
  await expect.poll(titles).toContain("August 12");
  await expect.poll(address).toBe("/?view=day&date=2026-08-12");
  await userEvent.keyboard("m");
  await expect.poll(address).toBe("/?view=month&date=2026-08-12");
});

test("a key that means something else changes no view: with Ctrl or Alt, in a field, or under a menu", async () => {
  answerDays();
  const { address } = await open();
  await expect.element(tile("2026-08-12")).toBeVisible();
  await userEvent.keyboard("{Control>}d{/Control}{Alt>}{ArrowLeft}{/Alt}{Meta>}{ArrowRight}{/Meta}");
  const field = document.body.appendChild(document.createElement("input"));
  onTestFinished(() => field.remove());
  field.focus();
  await userEvent.keyboard("d{ArrowRight}");
  field.blur();
  await tile("2026-08-12").click({ button: "right" });
  await expect.element(page.getByRole("menu", { name: "Day" })).toBeVisible();
  await userEvent.keyboard("{ArrowRight}d");
  expect(address()).toBe("/");
});

test("with single keys switched off the letters do nothing, and the arrows still page", async () => {
  singleKeys.set(false);
  onTestFinished(() => singleKeys.set(true));
  answerDays();
  const { address } = await dayView("2026-08-20");
  await expect.element(heading("August 2026")).toBeVisible();
  expect(page.getByText("page ·", { exact: false }).elements()).toEqual([]);
  await userEvent.keyboard("tm");
  expect(address()).toBe("/?view=day&date=2026-08-20");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(address).toBe("/?view=day&date=2026-08-16");
});

test("the reminders beside a month scroll by keys, and the day view has none beside it", async () => {
  answerDays();
  await open();
  await expect.element(page.getByText("Reminders 0")).toBeVisible();
  expect(page.getByText("Reminders 0").element().parentElement?.tabIndex).toBe(0);
  await page.getByText("DAY VIEW", { exact: true }).click();
  await expect.element(page.getByText("Reminders 0")).not.toBeInTheDocument();
});
