import { calendarDate as date } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listItem } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import type { DayFragment } from "./calendar.graphql.ts";
import { DayCard } from "./DayCard.tsx";

const today = date("2026-03-05");
const exercise = (number: number, name: string, timesDone: number) => ({
  exerciseid: uuid(number),
  name,
  description: "",
  status: timesDone === 2,
  timesDone,
  time: 2,
  set: 1,
  repeat: 10,
  hold: "",
});
const measurement = { deviceid: uuid(21), display_name: "Scale", status: false, timesDone: 0, time: 1 };
const form = { itemid: uuid(31), name: "Pain Check", status: false, answerid: null, submittime: null };
const dayOf = (day: string, change: Partial<DayFragment> = {}): DayFragment => ({
  date: date(day),
  hold: false,
  exercise: { due: 2, done: 1 },
  measurement: { due: 1, done: 0 },
  questionnaire: { due: 1, done: 0 },
  reminders: [],
  exercises: [exercise(11, "Quad Sets", 2), exercise(12, "Heel Slides", 0)],
  measurements: [measurement],
  questionnaires: [form],
  ...change,
});

const open = (day: DayFragment) =>
  render(
    <DayCard
      day={day}
      today={today}
      timeZone="America/Chicago"
      reminder={{ add: () => {}, refused: "" }}
      onOpenForm={() => {}}
    />,
  );
/** Returns the icon of an item, and the word that replaces it for screen readers. */
const markOf = (text: string): string[] => {
  const mark = listItem(text).element().firstElementChild!;
  return [mark.querySelector("svg")!.getAttribute("class") ?? "", mark.textContent.trim()];
};
const clock = expect.stringMatching(/\blucide-clock\b/);
const cross = expect.stringMatching(/\blucide-circle-x\b/);
const neither = expect.not.stringMatching(/lucide-clock|lucide-circle-x/);

test.each([
  ["2026-03-04", clock, "Skipped"],
  ["2026-03-05", clock, "Pending"],
  ["2026-03-06", cross, "Not yet"],
])("B159: what is not done has a clock up to today and a cross on a coming day: %s", async (day, icon, word) => {
  await open(dayOf(day));
  for (const name of ["Heel Slides", "Scale"]) expect(markOf(name), name).toEqual([icon, word]);
  expect(markOf("Quad Sets")).toEqual([neither, "Done"]);
});

test("B072: a measurement that is begun says how often a day it is due and how far it has come", async () => {
  await open(dayOf("2026-03-05", { measurements: [{ ...measurement, timesDone: 1, time: 3 }] }));
  await expect.element(listItem("Scale")).toMatchTextContent(/Scale3× a day · Partly done, 1 of 3 rounds$/);
});

const none = { exercises: [], measurements: [], questionnaires: [] };

test.each([
  { exercises: [exercise(11, "Quad Sets", 0)] },
  { measurements: [measurement] },
  { questionnaires: [form] },
  { reminders: [{ _id: uuid(41), date: today, title: "Visit", message: "" }] },
])("B073: a day with an item of one kind does not say that it is empty: %o", async (items) => {
  await open(dayOf("2026-03-06", { ...none, ...items }));
  await expect.element(page.getByRole("heading", { name: /^REMINDERS/ })).toBeVisible();
  expect(page.getByText(/^There are no specific activities/).elements()).toEqual([]);
});

test("B160: a questionnaire has its own icon, neither clock nor cross: grey until its day is past, then red", async () => {
  const seen: unknown[] = [];
  for (const day of ["2026-03-04", "2026-03-05", "2026-03-06"]) {
    const { unmount } = await open(dayOf(day, { exercises: [], measurements: [] }));
    const [icon, word] = markOf("Pain Check");
    const { color } = getComputedStyle(listItem("Pain Check").element().querySelector("svg")!);
    seen.push([icon?.includes("lucide-clipboard-list"), word, color]);
    await unmount();
  }
  const [past, now, coming] = seen as [boolean, string, string][];
  expect([past, now, coming].map((one) => one!.slice(0, 2))).toEqual([
    [true, "Missed"],
    [true, "Not completed"],
    [true, "Not completed"],
  ]);
  expect(now![2]).toBe(coming![2]);
  expect(past![2]).not.toBe(now![2]);
});
