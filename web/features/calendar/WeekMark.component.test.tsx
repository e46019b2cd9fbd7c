import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { answerDays, colorName, open, tile, weekOf, weeks } from "./calendar.fixture.tsx";

const weekMark = (week: string) =>
  page.getByRole("button", { name: new RegExp(`^WEEKLY PROGRESS \\(Week of ${week}\\)`) });
const circle = (week: string) => weekMark(week).element().querySelector("circle")!;

test("B080 B162 B163: each week has a tick: green when complete, a yellow circle when partial", async () => {
  answerDays({}, [weekOf("2026-08-02", 14), weekOf("2026-07-26", 3)]);
  await open("?view=month&date=2026-08-01");
  await expect.element(button("WEEKLY PROGRESS (Week of 2 Aug): week complete")).toBeVisible();
  const weekColumn = (date: string) =>
    page
      .getByRole("row")
      .filter({ has: tile(date) })
      .getByRole("cell")
      .last();
  await expect.element(weekColumn("2026-08-05").getByRole("button", { name: /Week of 2 Aug/ })).toBeVisible();
  await expect.element(weekColumn("2026-08-01").getByRole("button", { name: /Week of 26 Jul/ })).toBeVisible();
  expect(colorName(getComputedStyle(circle("2 Aug")).fill)).toBe("green");
  const tick = weekMark("2 Aug").element().querySelector<SVGPathElement>("path")!;
  const [start, corner, end] = [0, 0.33, 1].map((share) => tick.getPointAtLength(share * tick.getTotalLength()));
  expect(getComputedStyle(tick).stroke).not.toBe(getComputedStyle(circle("2 Aug")).fill);
  expect(start!.x < corner!.x && corner!.x < end!.x, "goes to the right").toBe(true);
  expect(corner!.y > start!.y && start!.y > end!.y, "goes down, and then up higher").toBe(true);
  expect(colorName(getComputedStyle(circle("26 Jul")).stroke)).toBe("yellow");
});

test("B162 B163: a week is complete once all of its exercises, measurements and questionnaires are", async () => {
  answerDays({}, [
    { ...weekOf("2026-08-02", 14), measurement: { due: 1, done: 0 } },
    { ...weekOf("2026-07-26", 14), questionnaire: { due: 7, done: 6 } },
  ]);
  await open("?view=month&date=2026-08-01");
  for (const week of ["2 Aug", "26 Jul"]) {
    await expect.element(button(`WEEKLY PROGRESS (Week of ${week}): week partly complete`)).toBeVisible();
    expect(colorName(getComputedStyle(circle(week)).stroke), week).toBe("yellow");
  }
});

test("B162 B163: a week that is over without anything done has a red circle", async () => {
  answerDays({}, [weekOf("2026-07-26", 0)]);
  await open("?view=month&date=2026-07-30");
  const mark = page.getByRole("button", { name: /^WEEKLY PROGRESS/ });
  await expect.element(mark).toBeVisible();
  expect(colorName(getComputedStyle(mark.element().querySelector("circle")!).stroke)).toBe("red");
});

test("B162: the current week and later ones have no status until the current one is complete", async () => {
  answerDays({}, [weekOf("2026-08-09", 3), weekOf("2026-08-16", 14)]);
  const { unmount } = await open("?view=month&date=2026-08-01");
  for (const week of ["9 Aug", "16 Aug"])
    await expect.element(button(`WEEKLY PROGRESS (Week of ${week}): no status yet`)).toBeVisible();
  await unmount();
  answerDays({}, [weekOf("2026-08-09", 14)]);
  await open("?view=month&date=2026-08-01");
  await expect.element(button("WEEKLY PROGRESS (Week of 9 Aug): week complete")).toBeVisible();
});

test("B081: a tick opens WEEKLY PROGRESS with what was completed of each kind, in singular and plural", async () => {
  answerDays({}, weeks);
  await open();
  await button("WEEKLY PROGRESS (Week of 2 Aug): week complete").click();
  const popover = page.getByRole("dialog");
  await expect.element(popover).toMatchTextContent(/WEEKLY PROGRESS \(Week of 2 Aug\)/);
  expect(textsOf(popover.getByRole("listitem"))).toEqual([
    "14 out of 14 exercises completed",
    "1 out of 1 measurement completed",
    "7 out of 7 questionnaires completed",
  ]);
  await userEvent.keyboard("{Escape}");
  await expect.element(popover).not.toBeInTheDocument();
  await button("WEEKLY PROGRESS (Week of 26 Jul): week partly complete").click();
  await expect.element(popover.getByRole("listitem")).toHaveLength(3);
  const shapes = popover
    .getByRole("listitem")
    .elements()
    .map((line) => line.querySelector("circle")!);
  expect(
    shapes.map((shape) => [colorName(getComputedStyle(shape).fill), colorName(getComputedStyle(shape).stroke)]),
  ).toEqual([
    ["grey", "yellow"],
    ["green", "grey"],
    ["grey", "yellow"],
  ]);
  await expect.element(popover).toMatchTextContent(/WEEKLY PROGRESS \(Week of 26 Jul\)3 out of 14 exercises completed/);
});

test("a week in which only questionnaires are due has its mark", async () => {
  const none = { due: 0, done: 0 };
  answerDays({}, [{ ...weekOf("2026-08-02", 7), exercise: none, measurement: none }]);
  await open("?view=month&date=2026-08-01");
  await expect.element(button("WEEKLY PROGRESS (Week of 2 Aug): week complete")).toBeVisible();
});

test("a line of a week opens its days in that week and area, and closes the popover", async () => {
  answerDays({}, weeks);
  await open("?view=month&date=2026-08-01");
  await button("WEEKLY PROGRESS (Week of 2 Aug): week complete").click();
  const line = page.getByRole("link", { name: "1 out of 1 measurement completed" });
  const opened = `/?view=month&date=2026-08-01#number=week.measurement.2026-08-02&of=${uuid(1)}`;
  await expect.element(line).toHaveAttribute("href", opened);
  await line.click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
