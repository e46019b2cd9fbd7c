import { expect, test } from "vitest";
import { addDays, calendarDate as date } from "../values/calendar-date.ts";
import { mayAddReminder, reminderForm, reminderHeading, shortTitle } from "./reminder.ts";
import { noRemindersText } from "./reminders-texts.ts";

const today = date("2026-11-20");
const messages = (form: unknown) =>
  reminderForm(today)
    .safeParse(form)
    .error?.issues.map((issue) => issue.message);

test("B420: titles over 15 characters are cut to two words", () => {
  expect(shortTitle("Dental Antibiotic")).toBe("Dental Antibiotic");
  expect(shortTitle("Blood Thinner Ends")).toBe("Blood Thinner");
  expect(shortTitle("Care  Conference with family")).toBe("Care Conference");
  expect(shortTitle("A b c d e f g h")).toBe("A b c d e f g h");
});

test("B167: reminders are added for today and later", () =>
  expect([-1, 0, 1].map((days) => mayAddReminder(addDays(today, days), today))).toEqual([false, true, true]));

test("B252 B253: date and title are required, the date is not before today", () => {
  expect(messages({})).toEqual(["Please select date.", "Please enter title."]);
  expect(messages({ date: addDays(today, -1), title: "X-Ray Visit" })).toEqual(["The date must be today or later."]);
  expect(reminderForm(today).parse({ date: today, title: " X-Ray Visit " })).toEqual({
    date: today,
    title: "X-Ray Visit",
    message: "",
  });
});

test("title and text are trimmed and have a length", () => {
  const filled = { date: today, title: "x".repeat(100), message: "x".repeat(1000) };
  expect(messages(filled)).toBeUndefined();
  expect(messages({ ...filled, title: "x".repeat(101), message: "x".repeat(1001) })).toEqual([
    "Title must be 100 characters or less",
    "Text must be 1000 characters or less",
  ]);
  expect(reminderForm(today).parse({ ...filled, message: " Bring films. " }).message).toBe("Bring films.");
});

test("B420: a title of 15 characters is not cut, one of 16 is", () => {
  expect(shortTitle("See Dr Lee soon")).toBe("See Dr Lee soon");
  expect(shortTitle("See Dr Lee soon!")).toBe("See Dr");
  expect(shortTitle("  Blood Thinner Ends")).toBe("Blood Thinner");
});

test("B082: the list heads each reminder with its day, or says there is none", () => {
  expect(reminderHeading({ date: date("2026-11-05"), title: "Lab Draw" })).toBe("November 05 - Lab Draw");
  const headings = Array.from({ length: 12 }, (_, at) =>
    reminderHeading({ date: date(`2026-${String(at + 1).padStart(2, "0")}-01`), title: "x" }),
  );
  expect(headings.map((heading) => heading.replace(" 01 - x", "")).join(" ")).toBe(
    "January February March April May June July August September October November December",
  );
  expect(noRemindersText).toBe("No Reminders");
});
