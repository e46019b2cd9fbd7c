import { expect, test } from "vitest";
import { addDays, calendarDate as date } from "../values/calendar-date.ts";
import { mayAddReminder, noRemindersText, reminderForm, reminderHeading, shortTitle } from "./reminder.ts";

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

test("the list heads each reminder with its day, or says there is none", () => {
  expect(reminderHeading({ date: date("2026-11-05"), title: "Lab Draw" })).toBe("November 05 - Lab Draw");
  expect(noRemindersText).toBe("No Reminders");
});
