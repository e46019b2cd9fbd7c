import { type CalendarDate, datesBetween } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { ActivityCalendar } from "./ActivityCalendar.tsx";
import { ActivitiesDocument, type DayFragment, type WeekFragment } from "./calendar.graphql.ts";
import { useCalendarView } from "./use-calendar.ts";

const day = (date: string) => date as CalendarDate;
const today = day("2026-08-12"); // a Wednesday
const marked = { today, createdOn: day("2026-08-03"), surgery: day("2026-08-05") };
const due = { due: 2, done: 0 };
const exercise = (id: number, name: string, timesDone = 0) => ({
  exerciseid: uuid(id),
  name,
  description: "",
  status: timesDone === 2,
  timesDone,
  time: 2,
  set: 2,
  repeat: 10,
  hold: "5 seconds",
});
const dayOf = (date: CalendarDate, change: Partial<DayFragment> = {}): DayFragment => ({
  date,
  hold: false,
  exercise: due,
  measurement: { due: 1, done: 0 },
  questionnaire: { due: 1, done: 0 },
  reminders: [],
  exercises: [exercise(11, "Quad Sets"), exercise(12, "Heel Slides")],
  measurements: [{ deviceid: uuid(13), display_name: "Sensor", status: false, timesDone: 0, time: 1 }],
  questionnaires: [{ itemid: uuid(14), name: "Pain Check", status: false, answerid: null, submittime: null }],
  ...change,
});
const nothing = { due: 0, done: 0 };
const emptyDay = {
  exercise: nothing,
  measurement: nothing,
  questionnaire: nothing,
  exercises: [],
  measurements: [],
  questionnaires: [],
};

type Days = Readonly<Record<string, Partial<DayFragment>>>;

const answerDays = (days: Days = {}, weeks: readonly WeekFragment[] = [], usual: Partial<DayFragment> = {}): void =>
  mockServer.answer(ActivitiesDocument, ({ startdate, enddate }) => ({
    getDateRangeActivities: {
      status: "success",
      message: "",
      today,
      fact: 1,
      activities: datesBetween(startdate as CalendarDate, enddate as CalendarDate).map((date) =>
        dayOf(date, { ...usual, ...days[date] }),
      ),
      weeks: [...weeks],
    },
  }));

const Calendar = ({ calls }: { calls: unknown[] }) => (
  <ActivityCalendar
    patientId={uuid(1)}
    marked={marked}
    control={useCalendarView(today)}
    reminder={{ add: (date) => calls.push(`reminder ${date}`), refused: "" }}
    reminders={() => null}
    onOpenForm={(answerId) => calls.push(`form ${answerId}`)}
    onEdited={() => {}}
  />
);
const open = async (query = "") => {
  const calls: unknown[] = [];
  const { address } = await render(<Calendar calls={calls} />, { at: `/${query}` });
  return { calls, address };
};
const dayView = (date: string) => open(`?view=day&date=${date}`);
const us = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
const tile = (date: string) => page.getByRole("button", { name: new RegExp(us(date)) });
const bar = (date: string, area: string) => tile(date).getByTitle(area);
const heading = (name: string) => page.getByRole("heading", { name });
const button = (name: string) => page.getByRole("button", { name });
const cards = () => page.getByRole("article");
const titles = () => textsOf(cards().getByRole("heading", { level: 2 }));
const item = (at: number, name: string) => cards().nth(at).getByRole("listitem").filter({ hasText: name });

/** What people call a color: its hue in degrees is 0 for red, 120 for green. */
function colorName(color: string): "red" | "yellow" | "green" | "other" {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 30) return "other";
  const turn = (60 * (green - blue)) / (most - least);
  const hue = most === red ? turn : most === green ? 120 + (60 * (blue - red)) / (most - least) : 240;
  if (Math.abs(hue) < 20) return "red";
  if (hue < 65) return "yellow";
  return hue < 170 ? "green" : "other";
}

/** A finger moves over the calendar by this many pixels to the right. */
function swipe(right: number): void {
  const target = cards().first().element();
  const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
  const send = (name: string, touches: Touch[], changedTouches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(name, { bubbles: true, touches, changedTouches }));
  send("touchstart", [touch(400)], [touch(400)]);
  send("touchend", [], [touch(400 + right)]);
}

test("B068: the calendar has previous and next arrows, TODAY, a DAY VIEW / MONTH VIEW toggle, and a heading of month and year", async () => {
  answerDays();
  await open();
  await expect.element(heading("August 2026")).toBeVisible();
  for (const name of ["Previous", "Next", "TODAY"]) await expect.element(button(name)).toBeVisible();
  const views = page.getByRole("radiogroup", { name: "View" });
  await expect.element(views).toHaveTextContent("DAY VIEWMONTH VIEW");
});

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

test("A295 B443 C303 C304: a window of 1024 pixels has the mobile layout, one of a pixel more has not", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  answerDays();
  await dayView("2026-08-12");
  await page.viewport(1024, 900);
  await expect.poll(() => cards().elements().length).toBe(2);
  await page.viewport(1025, 900);
  await expect.poll(() => cards().elements().length).toBe(3);
});

test("B069: a swipe to the left moves forward, one to the right back, a short one nowhere", async () => {
  answerDays();
  await dayView("2026-08-12");
  await expect.poll(() => titles()[0]).toBe("August 12");
  swipe(-120);
  await expect.poll(() => titles()[0]).toBe("August 16");
  swipe(120);
  await expect.poll(() => titles()[0]).toBe("August 12");
  swipe(20);
  await expect.poll(() => titles()[0]).toBe("August 12");
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

test("B072: a card for each day is headed by month and day, with ACTIVITIES, MEASUREMENTS, QUESTIONNAIRES, REMINDERS", async () => {
  answerDays();
  await dayView("2026-08-11");
  await expect.poll(titles).toEqual(["August 11", "August 12", "August 13", "August 14"]);
  const sections = textsOf(cards().first().getByRole("heading", { level: 3 }));
  expect(sections.map((text) => text.split(/\s/)[0])).toEqual([
    "ACTIVITIES",
    "MEASUREMENTS",
    "QUESTIONNAIRES",
    "REMINDERS",
  ]);
});

test("B159: what is done has a tick, what is partly done says its rounds, what is not done until today is pending, what comes has a cross", async () => {
  answerDays({ "2026-08-11": { exercises: [exercise(11, "Quad Sets", 2), exercise(12, "Heel Slides", 1)] } });
  await dayView("2026-08-11");
  await expect.element(item(0, "Quad Sets").getByText("Done")).toBeInTheDocument();
  await expect.element(item(0, "Heel Slides").getByText("Partly done, 1 of 2 rounds").first()).toBeInTheDocument();
  await expect.element(item(1, "Quad Sets").getByText("Pending")).toBeInTheDocument();
  await expect.element(item(2, "Quad Sets").getByText("Not yet")).toBeInTheDocument();
  const icon = (at: number) => item(at, "Quad Sets").element().querySelector("svg")?.classList.value;
  expect(icon(1)).toMatch(/clock/);
  expect(icon(2)).toMatch(/circle-x/);
});

test("B075 B160: an incomplete questionnaire is greyed; its icon is grey until its day is past, then red", async () => {
  answerDays();
  await dayView("2026-08-11");
  await expect.element(item(0, "Pain Check")).toBeVisible();
  const color = (at: number) =>
    colorName(getComputedStyle(item(at, "Pain Check").element().querySelector("svg")!).color);
  expect([color(0), color(1), color(2)]).toEqual(["red", "other", "other"]);
  expect(item(0, "Pain Check").getByRole("button").elements()).toEqual([]);
  const textColor = (name: string) => getComputedStyle(cards().first().getByText(name).element()).color;
  expect(textColor("Pain Check")).not.toBe(textColor("Quad Sets"));
});

test("the name of a completed questionnaire opens its form", async () => {
  const questionnaires = [
    { itemid: uuid(14), name: "Pain Check", status: true, answerid: uuid(15), submittime: "2026-08-11T15:00:00.000Z" },
  ];
  answerDays({ "2026-08-11": { questionnaires } });
  const { calls } = await dayView("2026-08-11");
  await button("Pain Check").click();
  expect(calls).toEqual([`form ${uuid(15)}`]);
});

test("B073 B166: a day without anything says so, and a past day takes no reminder", async () => {
  answerDays({ "2026-08-11": emptyDay });
  const { calls } = await dayView("2026-08-11");
  const sentence = "There are no specific activities, questionnaires or reminders assigned on this day.";
  await expect.element(cards().first().getByText(sentence)).toBeVisible();
  const add = (at: number) => cards().nth(at).getByRole("button", { name: "Add Reminder" });
  await expect.element(add(0)).toBeDisabled();
  await add(1).click();
  expect(calls).toEqual(["reminder 2026-08-12"]);
});

test("B078: a tile has its number, today's in bold, markers of creation, surgery and hold, one reminder title and its bars", async () => {
  const reminders = ["Physical Therapy Appointment", "Second"].map((title, at) => ({
    _id: uuid(16 + at),
    date: day("2026-08-11"),
    title,
    message: "",
  }));
  answerDays({ "2026-08-11": { reminders }, "2026-08-07": { hold: true } });
  await open();
  const yesterday = tile("2026-08-11");
  await expect.element(yesterday.getByText("Physical Therapy")).toBeVisible();
  expect(yesterday.getByText("Second").elements()).toEqual([]);
  for (const area of ["Questionnaire", "Exercise", "Measurement"])
    await expect.element(bar("2026-08-11", area)).toBeVisible();
  const weight = (date: string) =>
    Number(getComputedStyle(tile(date).element().querySelector("span span span")!).fontWeight);
  expect(weight("2026-08-12")).toBeGreaterThanOrEqual(600);
  expect(weight("2026-08-11")).toBeLessThan(600);
  await expect.element(tile("2026-08-03").getByText("Created")).toBeVisible();
  await expect.element(tile("2026-08-05").getByText("Surgery")).toBeVisible();
  await expect.element(page.getByText("Hold")).toHaveLength(1);
  await expect.element(tile("2026-08-07").getByText("Hold")).toBeVisible();
});

test("B164: bars are green when complete, amber when partial, red otherwise", async () => {
  answerDays({
    "2026-08-06": { exercise: { due: 2, done: 2 } },
    "2026-08-07": { exercise: { due: 2, done: 1 } },
  });
  await open();
  await expect.element(bar("2026-08-06", "Exercise")).toBeVisible();
  const color = (date: string) =>
    colorName(
      getComputedStyle(bar(date, "Exercise").element().querySelector(":scope > span:last-child > span")!)
        .backgroundColor,
    );
  expect([color("2026-08-06"), color("2026-08-07"), color("2026-08-10")]).toEqual(["green", "yellow", "red"]);
});

const weekOf = (weekdate: string, done: number): WeekFragment => ({
  weekdate: day(weekdate),
  exercise: { due: 14, done },
  measurement: { due: 1, done: Math.min(done, 1) },
  questionnaire: { due: 7, done: Math.min(done, 7) },
});
const weeks = [weekOf("2026-08-02", 14), weekOf("2026-07-26", 3), weekOf("2026-08-09", 0)];

test("B080 B163: each week has a tick: green when complete, a yellow circle when partial", async () => {
  answerDays({}, [weekOf("2026-08-02", 14), weekOf("2026-07-26", 3)]);
  await open("?view=month&date=2026-08-01");
  const circle = (week: string) =>
    page
      .getByRole("button", { name: new RegExp(`^WEEKLY PROGRESS \\(Week of ${week}\\)`) })
      .element()
      .querySelector("circle")!;
  await expect.element(button("WEEKLY PROGRESS (Week of 2 Aug): week complete")).toBeVisible();
  expect(colorName(getComputedStyle(circle("2 Aug")).fill)).toBe("green");
  expect(colorName(getComputedStyle(circle("26 Jul")).stroke)).toBe("yellow");
});

test("B163: a week that is over without anything done has a red circle", async () => {
  answerDays({}, [weekOf("2026-07-26", 0)]);
  await open("?view=month&date=2026-07-30");
  const mark = page.getByRole("button", { name: /^WEEKLY PROGRESS/ });
  await expect.element(mark).toBeVisible();
  expect(colorName(getComputedStyle(mark.element().querySelector("circle")!).stroke)).toBe("red");
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
});

test("a month without anything due says so, and its weeks have no mark", async () => {
  answerDays({}, [], emptyDay);
  await open("?view=month&date=2026-02-01");
  await expect.element(page.getByText("Nothing is due in February 2026.")).toBeVisible();
  expect(page.getByRole("button", { name: /^WEEKLY PROGRESS/ }).elements()).toEqual([]);
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
  await tile("2026-08-12").click();
  await expect.poll(address).toBe("/?view=day&date=2026-08-12");
  await expect.poll(titles).toHaveLength(4);
});
