import { calendarDate as date, type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import type { DayFragment } from "./calendar.graphql.ts";
import { MonthView } from "./MonthView.tsx";

const none = { due: 0, done: 0 };
const dayOf = (day: string, change: Partial<DayFragment> = {}): DayFragment => ({
  date: date(day),
  hold: false,
  exercise: none,
  measurement: none,
  questionnaire: none,
  reminders: [],
  exercises: [],
  measurements: [],
  questionnaires: [],
  ...change,
});
const reminders = ["Blood Thinner Ends", "Lab Draw"].map((title, at) => ({
  _id: uuid(31 + at),
  date: date("2026-03-04"),
  title,
  message: "",
}));
const counts = { exercise: { due: 2, done: 2 }, measurement: { due: 1, done: 0 }, questionnaire: { due: 1, done: 1 } };
const days = [
  dayOf("2026-03-04", { ...counts, reminders }),
  dayOf("2026-03-05"),
  dayOf("2026-03-06", { exercise: { due: 2, done: 0 } }),
];

/** March 2026 on the 5th, a Thursday; the patient was created on the 2nd and has surgery on the 9th. */
const open = async (mayAdd: boolean) => {
  const opened: CalendarDate[] = [];
  const added: CalendarDate[] = [];
  await render(
    <MonthView
      date={date("2026-03-05")}
      data={{
        patientId: uuid(1),
        days: new Map(days.map((day) => [day.date, day])),
        weeks: new Map(),
        known: true,
        failure: null,
        askAgain: () => {},
      }}
      marked={{ today: date("2026-03-05"), createdOn: date("2026-03-02"), surgery: date("2026-03-09") }}
      onOpenDay={(day) => opened.push(day)}
      onAddReminder={mayAdd ? (day) => added.push(day) : null}
    />,
  );
  return { opened, added };
};
const tile = (day: string) => page.getByRole("button", { name: new RegExp(formatUs(date(day))) });
const offers = async (day: string): Promise<string[]> => {
  await tile(day).click({ button: "right" });
  const menu = page.getByRole("menu", { name: "Day" });
  await expect.element(menu).toBeVisible();
  const items = textsOf(menu.getByRole("menuitem"));
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  return items;
};
const choose = async (day: string, item: string): Promise<void> => {
  await tile(day).click({ button: "right" });
  await page.getByRole("menuitem", { name: item }).click();
};

test("B079: a right-click offers Select on every day, and Add Reminder on today and later days, not on past ones", async () => {
  const { opened, added } = await open(true);
  expect(await offers("2026-03-04")).toEqual(["Select"]);
  for (const day of ["2026-03-05", "2026-03-06", "2026-03-31"])
    expect(await offers(day), day).toEqual(["Select", "Add Reminder"]);
  await choose("2026-03-04", "Select");
  await choose("2026-03-06", "Add Reminder");
  expect([opened, added]).toEqual([["2026-03-04"], ["2026-03-06"]]);
});

test("B079: Add Reminder is never offered to a person who may not add one", async () => {
  await open(false);
  for (const day of ["2026-03-04", "2026-03-05", "2026-03-06"]) expect(await offers(day), day).toEqual(["Select"]);
});

test("B076 B077: a day opens by a click, one of another month does not", async () => {
  const { opened } = await open(true);
  await expect.element(tile("2026-04-01")).toBeDisabled();
  expect(page.getByRole("button").elements()).toHaveLength(35);
  await tile("2026-03-06").click();
  expect(opened).toEqual(["2026-03-06"]);
});

test("B078: a tile has its number, the marks of its day, one reminder title and the bars of what is due", async () => {
  await open(true);
  const weight = (day: string) =>
    getComputedStyle(
      tile(day)
        .getByText(String(Number(day.slice(8))), { exact: true })
        .element(),
    ).fontWeight;
  expect(Number(weight("2026-03-05"))).toBeGreaterThanOrEqual(600);
  expect(Number(weight("2026-03-04"))).toBeLessThan(600);
  const marks = (text: string) =>
    page
      .getByRole("button")
      .filter({ has: page.getByText(text, { exact: true }) })
      .elements()
      .map(({ textContent }) => textContent.match(/\d\d\/\d\d\/2026/)?.[0]);
  expect([marks("Created"), marks("Surgery")]).toEqual([["03/02/2026"], ["03/09/2026"]]);
  await expect.element(tile("2026-03-04")).toMatchTextContent(/^403\/04\/2026Blood ThinnerQuestionnaire/);
  const bars = ["Questionnaire", "Exercise", "Measurement"].map((title) =>
    tile("2026-03-04")
      .getByTitle(title, { exact: true })
      .element()
      .textContent.slice(title.length + 1),
  );
  expect(bars).toEqual(["1/1", "2/2", "0/1"]);
});
