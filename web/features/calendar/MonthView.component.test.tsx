import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { ActivitiesDocument } from "./calendar.graphql.ts";
import {
  day,
  exercise,
  today,
  emptyDay,
  answerDays,
  open,
  tile,
  bar,
  titles,
  colorName,
  weekOf,
  weeks,
} from "./calendar.fixture.tsx";

const weekMark = (week: string) =>
  page.getByRole("button", { name: new RegExp(`^WEEKLY PROGRESS \\(Week of ${week}\\)`) });
const circle = (week: string) => weekMark(week).element().querySelector("circle")!;

test("B076: the month has US weeks, and the days outside of it are disabled", async () => {
  answerDays();
  await open();
  await expect.element(tile("2026-08-12")).toBeVisible();
  expect(textsOf(page.getByRole("columnheader"))).toEqual(["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Wk"]);
  const disabled = [...document.querySelectorAll("td button:disabled")];
  expect(disabled).toHaveLength(11); // six of July, five of September
  await expect.element(tile("2026-07-31")).toBeDisabled();
  await expect.element(tile("2026-08-01")).toBeEnabled();
});

test("B078 B420: a tile has its number, today's in bold, markers of creation, surgery and hold, one reminder title and its bars", async () => {
  const reminders = ["Physical Therapy Appointment", "Second"].map((title, at) => ({
    _id: uuid(16 + at),
    date: day("2026-08-11"),
    title,
    message: "",
  }));
  answerDays({ "2026-08-11": { reminders }, "2026-08-07": { hold: true } });
  await open();
  const yesterday = tile("2026-08-11");
  await expect.element(yesterday.getByText("Physical Therapy", { exact: true })).toBeVisible();
  expect(yesterday.getByText("Second").elements()).toEqual([]);
  for (const area of ["Questionnaire", "Exercise", "Measurement"])
    await expect.element(bar("2026-08-11", area)).toBeVisible();
  const weight = (date: string) =>
    Number(getComputedStyle(tile(date).element().querySelector("span span span")!).fontWeight);
  expect(textsOf(tile("2026-08-12").getByText("12", { exact: true }))).toEqual(["12"]);
  expect(weight("2026-08-12")).toBeGreaterThanOrEqual(600);
  expect(weight("2026-08-11")).toBeLessThan(600);
  await expect.element(tile("2026-08-03").getByText("Created")).toBeVisible();
  await expect.element(tile("2026-08-05").getByText("Surgery")).toBeVisible();
  for (const marker of ["Created", "Surgery"])
    expect(page.getByRole("table").getByText(marker).elements()).toHaveLength(1);
  await expect.element(page.getByText("Hold")).toHaveLength(1);
  await expect.element(tile("2026-08-07").getByText("Hold")).toBeVisible();
});

test("B164: bars are green when complete, amber when partial, red otherwise", async () => {
  const [all, half] = [2, 1].map((done) => ({ due: 2, done }));
  answerDays({
    "2026-08-06": { exercise: all, measurement: all, questionnaire: all },
    "2026-08-07": { exercise: half, measurement: half, questionnaire: half },
  });
  await open();
  await expect.element(bar("2026-08-06", "Exercise")).toBeVisible();
  const color = (date: string, area: string) =>
    colorName(
      getComputedStyle(bar(date, area).element().querySelector(":scope > span:last-child > span")!).backgroundColor,
    );
  for (const area of ["Questionnaire", "Exercise", "Measurement"])
    expect(
      ["2026-08-06", "2026-08-07", "2026-08-10"].map((date) => color(date, area)),
      area,
    ).toEqual(["green", "yellow", "red"]);
});

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

test("a month without anything due says so, and its weeks have no mark", async () => {
  answerDays({}, [], emptyDay);
  await open("?view=month&date=2026-02-01");
  await expect.element(page.getByText("Nothing is due in February 2026.")).toBeVisible();
  expect(page.getByRole("button", { name: /^WEEKLY PROGRESS/ }).elements()).toEqual([]);
});

test("what is due in the month itself decides whether it is empty, not what is due in the days around it", async () => {
  answerDays({ "2026-04-02": { exercise: { due: 2, done: 0 } } }, [], emptyDay);
  const { unmount } = await open("?view=month&date=2026-03-01");
  await expect.element(page.getByText("Nothing is due in March 2026.")).toBeVisible();
  await unmount();
  answerDays({ "2026-03-10": { exercise: { due: 2, done: 0 } } }, [], emptyDay);
  await open("?view=month&date=2026-03-01");
  await expect.element(bar("2026-03-10", "Exercise")).toBeVisible();
  expect(page.getByText(/^Nothing is due/).elements()).toEqual([]);
});

test("B079: a right-click on a past day offers Select, on today and by the keyboard Add Reminder too", async () => {
  answerDays();
  const { calls, address } = await open();
  await tile("2026-08-11").click({ button: "right" });
  await expect.element(page.getByRole("menuitem")).toHaveLength(1);
  await page.getByRole("menuitem", { name: "Select" }).click();
  await expect.poll(address).toBe("/?view=day&date=2026-08-11");
  await page.getByText("MONTH VIEW").click();
  await expect.element(tile("2026-08-12")).toBeVisible();
  tile("2026-08-12").element().focus();
  await userEvent.keyboard("{Shift>}{F10}{/Shift}");
  await expect.element(page.getByRole("menuitem")).toHaveLength(2);
  expect(textsOf(page.getByRole("menuitem"))).toEqual(["Select", "Add Reminder"]);
  await page.getByRole("menuitem", { name: "Add Reminder" }).click();
  expect(calls).toEqual(["reminder 2026-08-12"]);
});

test("B077: a click on a day opens its day view", async () => {
  answerDays();
  const { address } = await open();
  await tile("2026-08-20").click();
  await expect.poll(address).toBe("/?view=day&date=2026-08-20");
  await expect.poll(() => titles()[0]).toBe("August 20");
});

test("while a month is on its way its days wait: nothing is said to be due or free, and its reminders wait", async () => {
  const loadWithRetries = mockServer.delay(ActivitiesDocument);
  await open("?view=month&date=2026-02-01");
  await expect.element(page.getByText("Reminders wait")).toBeVisible();
  expect(page.getByText(/^Nothing is due/).elements()).toEqual([]);
  expect(textsOf(tile("2026-02-03"))).toEqual(["302/03/2026"]);
  loadWithRetries({
    getDateRangeActivities: { status: "fail", message: "Not now.", today, fact: null, activities: null, weeks: null },
  });
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Not now\..*The days could not be loaded\./);
  expect(page.getByText(/^Reminders /).elements()).toEqual([]);
  answerDays({}, [], emptyDay);
  await button("Try again").click();
  await expect.element(page.getByText("Nothing is due in February 2026.")).toBeVisible();
  await expect.element(page.getByText("Reminders 0")).toBeVisible();
});

test("while another month is on its way, what is known of this one says nothing of it", async () => {
  answerDays({}, [], emptyDay);
  await open("?view=month&date=2026-02-01");
  await expect.element(page.getByText("Reminders 0")).toBeVisible();
  mockServer.delay(ActivitiesDocument);
  await button("Next").click();
  await expect.element(page.getByText("Reminders wait")).toBeVisible();
  expect(page.getByText(/^Nothing is due/).elements()).toEqual([]);
});

test("today is the current day, and days around the month bear no marks, bars or reminders", async () => {
  const reminders = [{ _id: uuid(16), date: day("2026-09-01"), title: "Visit", message: "" }];
  answerDays({ "2026-09-01": { reminders, hold: true } });
  await open();
  await expect.element(tile("2026-08-12")).toHaveAttribute("aria-current", "date");
  await expect.element(tile("2026-08-11")).not.toHaveAttribute("aria-current");
  expect(textsOf(tile("2026-09-01"))).toEqual(["109/01/2026"]);
});

test("B078 B160: a bar counts what is done of what is due, a coming day what is due; rounds that are begun are partly done, in amber", async () => {
  answerDays({
    "2026-08-10": { exercise: { due: 2, done: 1 }, measurement: { due: 0, done: 0 } },
    "2026-08-11": { exercises: [exercise(11, "Quad Sets", 1)] },
  });
  await open();
  await expect.element(bar("2026-08-10", "Exercise")).toMatchTextContent(/1\/2$/);
  expect(bar("2026-08-10", "Measurement").elements()).toEqual([]);
  await expect.element(bar("2026-08-11", "Exercise")).toMatchTextContent(/0\/2 partly done$/);
  await expect.element(bar("2026-08-20", "Exercise")).toMatchTextContent(/2$/);
  expect(bar("2026-08-20", "Exercise").element().textContent).not.toMatch(/\//);
  const widthOf = (date: string) =>
    (bar(date, "Exercise").element().lastElementChild!.firstElementChild as HTMLElement).style.width;
  expect([widthOf("2026-08-10"), widthOf("2026-08-11")]).toEqual(["50%", "10%"]);
  const begun = bar("2026-08-11", "Exercise").element().lastElementChild!.firstElementChild!;
  expect(colorName(getComputedStyle(begun).backgroundColor)).toBe("yellow");
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
