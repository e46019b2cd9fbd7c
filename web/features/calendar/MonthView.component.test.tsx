import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { ActivitiesDocument } from "./calendar.graphql.ts";
import { answerDays, bar, colorName, day, emptyDay, exercise, open, tile, titles, today } from "./calendar.fixture.tsx";

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
