import { calendarDate as date, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { ActivityCalendar } from "./ActivityCalendar.tsx";
import { ActivitiesDocument } from "./calendar.graphql.ts";
import type { CalendarView } from "./calendar-view.ts";

const none = { due: 0, done: 0 };
const dayOf = (day: CalendarDate) => ({
  date: day,
  hold: false,
  exercise: none,
  measurement: none,
  questionnaire: none,
  reminders: [{ _id: uuid(31), date: day, title: `Visit of ${day.slice(5)}`, message: "" }],
  exercises: [],
  measurements: [],
  questionnaires: [],
});

const answer = (): void =>
  mockServer.answer(ActivitiesDocument, {
    getDateRangeActivities: {
      status: "success",
      message: "",
      today: date("2026-03-05"),
      fact: 1,
      activities: ["2026-03-05", "2026-03-06", "2026-04-01"].map((day) => dayOf(date(day))),
      weeks: [],
    },
  });

const show = async (kind: CalendarView["kind"], refused = "") => {
  const added: CalendarDate[] = [];
  await render(
    <ActivityCalendar
      patientId={uuid(1)}
      marked={{ today: date("2026-03-05"), createdOn: date("2026-03-02"), surgery: date("2026-03-09") }}
      control={{ view: { kind, date: date("2026-03-05") }, show: () => {} }}
      reminder={{ add: (day) => added.push(day), refused }}
      reminders={(reminders) => (
        <ol aria-label="List" data-known={reminders !== null}>
          {reminders?.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
      )}
      onOpenForm={() => {}}
      onEdited={() => {}}
    />,
  );
  return added;
};
/** Opens March 2026 at the 5th, with reminders on the 5th, the 6th, and April 1, which the month's grid shows too. */
const open = (kind: CalendarView["kind"], refused = "") => {
  answer();
  return show(kind, refused);
};
const offersOf = async (day: RegExp): Promise<string[]> => {
  await page.getByRole("button", { name: day }).click({ button: "right" });
  await expect.element(page.getByRole("menu", { name: "Day" })).toBeVisible();
  return textsOf(page.getByRole("menuitem"));
};
const addButtons = () => page.getByRole("button", { name: "Add Reminder" });

test("B082: beside the month stand the reminders of that month, none of the days around it", async () => {
  await open("month");
  await expect.element(page.getByRole("list", { name: "List" })).toMatchTextContent(/Visit/);
  expect(textsOf(page.getByRole("list", { name: "List" }).getByRole("listitem"))).toEqual([
    "Visit of 03-05",
    "Visit of 03-06",
  ]);
});

test("B079: a role that may not add reminders is offered Select alone, on a coming day too", async () => {
  await open("month", "Your role may not add reminders.");
  expect(await offersOf(/03\/06\/2026/)).toEqual(["Select"]);
});

test("B079 B167: whoever may add reminders is offered it on today and coming days, never on a past one", async () => {
  const added = await open("month");
  expect(await offersOf(/03\/04\/2026/)).toEqual(["Select"]);
  await userEvent.keyboard("{Escape}");
  expect(await offersOf(/03\/05\/2026/)).toEqual(["Select", "Add Reminder"]);
  await userEvent.keyboard("{Escape}");
  expect(await offersOf(/03\/06\/2026/)).toEqual(["Select", "Add Reminder"]);
  await page.getByRole("menuitem", { name: "Add Reminder" }).click();
  expect(added).toEqual(["2026-03-06"]);
});

test("B165: a role that may not add reminders finds it disabled in the day view, with the reason", async () => {
  await open("day", "Your role may not add reminders.");
  await expect.element(addButtons().first()).toBeVisible();
  for (const button of addButtons().all()) {
    await expect.element(button).toBeDisabled();
    await expect.element(button).toHaveAttribute("title", "Your role may not add reminders.");
  }
});

const list = () => page.getByRole("list", { name: "List" });

test("a month that is on its way has grey bars, and does not say that nobody is reminded", async () => {
  const loadWithRetries = mockServer.delay(ActivitiesDocument);
  await show("month");
  await expect.element(list()).toHaveAttribute("data-known", "false");
  const bar = "width: 70%";
  expect(document.querySelector("[aria-current=date]")!.innerHTML).toContain(bar);
  loadWithRetries({
    getDateRangeActivities: {
      status: "success",
      message: "",
      today: date("2026-03-05"),
      fact: 1,
      activities: [dayOf(date("2026-03-05"))],
      weeks: [],
    },
  });
  await expect.element(list()).toHaveTextContent("Visit of 03-05");
  expect(document.querySelector("[aria-current=date]")!.innerHTML).not.toContain(bar);
});

test("days that cannot be loaded say so alone, without reminders, and come with another try", async () => {
  mockServer.answer(ActivitiesDocument, {
    getDateRangeActivities: {
      status: "fail",
      message: "Try again in a minute.",
      today: null,
      fact: null,
      activities: null,
      weeks: null,
    },
  });
  await show("month");
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent(/Try again in a minute\..*The days could not be loaded\./);
  await expect.element(list()).not.toBeInTheDocument();
  answer();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect.element(list()).toMatchTextContent(/Visit of 03-05/);
  await expect.element(alert).not.toBeInTheDocument();
});
