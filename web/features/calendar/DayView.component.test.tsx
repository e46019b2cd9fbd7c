import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { ActivitiesDocument } from "./calendar.graphql.ts";
import {
  exercise,
  emptyDay,
  heading,
  today,
  answerDays,
  dayView,
  cards,
  titles,
  item,
  colorName,
  swipe,
} from "./calendar.fixture.tsx";

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
  swipe(cards().first(), -120);
  await expect.poll(() => titles()[0]).toBe("August 16");
  swipe(cards().first(), 120);
  await expect.poll(() => titles()[0]).toBe("August 12");
  swipe(cards().first(), 20);
  await expect.poll(() => titles()[0]).toBe("August 12");
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

test("B159 B160: what is done has a tick, what is partly done says its rounds, what is not done until today is pending, what comes has a cross", async () => {
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
  expect([color(0), color(1), color(2)]).toEqual(["red", "grey", "grey"]);
  expect(item(0, "Pain Check").getByRole("button").elements()).toEqual([]);
  const textColor = (name: string) => getComputedStyle(cards().first().getByText(name).element()).color;
  expect(textColor("Pain Check")).not.toBe(textColor("Quad Sets"));
});

test("B074 B075: the name of a completed questionnaire, which is not greyed, opens its form", async () => {
  const questionnaires = [
    { itemid: uuid(14), name: "Pain Check", status: true, answerid: uuid(15), submittime: "2026-08-11T15:00:00.000Z" },
  ];
  answerDays({ "2026-08-11": { questionnaires } });
  const { calls } = await dayView("2026-08-11");
  await expect.element(item(1, "Pain Check")).toBeVisible();
  const colorOf = (at: number) => getComputedStyle(cards().nth(at).getByText("Pain Check").element()).color;
  expect(colorOf(0)).not.toBe(colorOf(1));
  const icon = item(0, "Pain Check").element().querySelector("svg")!;
  expect(colorName(getComputedStyle(icon).color)).toBe("green");
  await button("Pain Check").click();
  expect(calls).toEqual([`form ${uuid(15)} Pain Check`]);
  await expect.element(item(0, "Pain Check").getByText("Submitted 10:00 AM")).toBeVisible(); // in the clinic's time zone
});

test("B072: a day says its weekday, how much of each kind is done, each dose, and its reminders", async () => {
  const reminders = [{ _id: uuid(16), date: "2026-08-12" as CalendarDate, title: "Visit", message: "At 9 AM" }];
  answerDays({ "2026-08-12": { reminders, exercise: { due: 2, done: 1 }, hold: true } });
  await dayView("2026-08-11");
  const texts = (at: number) => textsOf(cards().nth(at).getByRole("heading", { level: 3 }));
  await expect.poll(() => titles()).toHaveLength(4);
  expect(texts(1)).toEqual(["ACTIVITIES 1 of 2", "MEASUREMENTS 0 of 1", "QUESTIONNAIRES 0 of 1", "REMINDERS 1"]);
  expect(texts(2)).toEqual(["ACTIVITIES 2 planned", "MEASUREMENTS 1 planned", "QUESTIONNAIRES 1 planned", "REMINDERS"]);
  await expect
    .element(cards().nth(1))
    .toMatchTextContent(
      /ACTIVITIES.*Quad Sets.*Heel Slides.*MEASUREMENTS.*Sensor.*QUESTIONNAIRES.*Pain Check.*REMINDERS.*Visit/,
    );
  await expect.element(item(1, "Quad Sets")).toMatchTextContent(/2 sets × 10 reps · hold 5 seconds · 2× a day/);
  await expect.element(item(1, "Sensor")).toMatchTextContent(/1× a day/);
  await expect.element(item(1, "Visit")).toMatchTextContent(/At 9 AM/);
  await expect.element(item(2, "No Reminders")).toBeVisible();
  expect(item(1, "No Reminders").elements()).toEqual([]);
  const head = (at: number) => cards().nth(at).element().querySelector("header")?.textContent;
  expect([head(0), head(1)]).toEqual(["August 11Tuesday", "August 12WednesdayHoldToday"]);
});

test("a day with a reminder alone is not an empty one", async () => {
  const reminders = [{ _id: uuid(16), date: "2026-08-13" as CalendarDate, title: "Visit", message: "" }];
  answerDays({ "2026-08-13": { ...emptyDay, reminders } });
  await dayView("2026-08-13");
  await expect.element(item(0, "Visit")).toBeVisible();
  expect(
    cards()
      .first()
      .getByText(/^There are no specific activities/)
      .elements(),
  ).toEqual([]);
});

test("while days are on their way their cards wait, and no day is called empty", async () => {
  const loadWithRetries = mockServer.delay(ActivitiesDocument);
  await dayView("2026-08-12");
  await expect.element(heading("August 2026")).toBeVisible();
  expect(cards().elements()).toEqual([]);
  loadWithRetries({
    getDateRangeActivities: { status: "fail", message: "Not now.", today, fact: null, activities: null, weeks: null },
  });
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Not now\..*The days could not be loaded\./);
  answerDays();
  await button("Try again").click();
  await expect.poll(() => titles()[0]).toBe("August 12");
});

test("B073 B166: a day without anything says so, and a past day takes no reminder", async () => {
  answerDays({ "2026-08-11": emptyDay });
  const { calls } = await dayView("2026-08-11");
  const sentence = "There are no specific activities, questionnaires or reminders assigned on this day.";
  await expect.element(cards().first().getByText(sentence, { exact: true })).toBeVisible();
  const add = (at: number) => cards().nth(at).getByRole("button", { name: "Add Reminder" });
  await expect.element(add(0)).toBeDisabled();
  await expect.element(add(0)).toHaveAttribute("title", "Reminders are added for today and later days.");
  await expect.element(add(1)).not.toHaveAttribute("title");
  for (const at of [1, 2]) await add(at).click();
  expect(calls).toEqual(["reminder 2026-08-12", "reminder 2026-08-13"]);
});
