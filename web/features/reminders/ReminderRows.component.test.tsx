import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { ClinicReminders } from "./ClinicReminders.tsx";
import {
  AddEventDocument,
  type ClinicReminderFragment,
  ClinicRemindersDocument,
  DeleteEventDocument,
  RestoreEventDocument,
} from "./reminders.graphql.ts";

const reminder = (number: number, date: string, change: Partial<ClinicReminderFragment> = {}) => ({
  _id: uuid(number),
  date: calendarDate(date),
  title: `Title ${number}`,
  message: `Text ${number}`,
  patientid: uuid(200 + number),
  name: "Ann Bell",
  surgerytype: "knee",
  surgerydate: calendarDate("2026-03-11"),
  ...change,
});
const answerReminders = (reminders: readonly ClinicReminderFragment[], today = calendarDate("2026-03-15")): void =>
  mockServer.answer(ClinicRemindersDocument, {
    getReminders: {
      status: "success",
      message: "",
      today,
      total: reminders.length,
      tocome: reminders.filter(({ date }) => date >= today).length,
      reminders: [...reminders],
    },
  });
const open = (at = "/events?month=2026-03", role: Role = Role.physio) =>
  render(<ClinicReminders />, { profile: signedIn(role), at, path: "/events" });
const rows = () => page.getByRole("table").getByRole("row");
const row = (title: string) => rows().filter({ hasText: title });
const choose = async (item: string): Promise<void> => {
  await button("More about Title 1 of Ann Bell").click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("A121: reminders stand by day, with today marked once, joint and days from surgery; a name leads to the patient", async () => {
  answerReminders([
    reminder(1, "2026-03-15"),
    reminder(2, "2026-03-15"),
    reminder(3, "2026-03-16", { name: "Bo Diaz", surgerytype: "hip" }),
  ]);
  await open();
  await expect.element(row("Title 3")).toBeVisible();
  expect(textsOf(rows())).toEqual([
    "DatePatientTitleMessageActions",
    "03/15/2026TodayAnn BellKnee · Post 4 daysTitle 1Text 1",
    "03/15/2026Ann BellKnee · Post 4 daysTitle 2Text 2",
    "03/16/2026Bo DiazHip · Post 4 daysTitle 3Text 3",
  ]);
  await expect
    .element(row("Title 3").getByRole("link", { name: /Bo Diaz/ }))
    .toHaveAttribute("href", `/patient/${uuid(203)}`);
});

test("a reminder is changed in its own day and patient, and the month is read anew", async () => {
  answerReminders([reminder(1, "2026-03-20")]);
  mockServer.answer(AddEventDocument, { addEvent: { status: "success", message: "Reminder changed.", event: null } });
  await open();
  await choose("Edit");
  await expect.element(page.getByRole("dialog", { name: "Edit reminder" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Date" })).toHaveValue("03/20/2026");
  await page.getByRole("textbox", { name: "Title" }).fill("Suture check");
  await button("Save reminder").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(mockServer.sent(AddEventDocument)).toEqual([
    { id: uuid(201), event: { _id: uuid(1), date: "2026-03-20", title: "Suture check", message: "Text 1" } },
  ]);
  await expect.poll(() => mockServer.sent(ClinicRemindersDocument).length).toBe(2);
});

test("a reminder is deleted at once with a way back, or says why not", async () => {
  answerReminders([reminder(1, "2026-03-20")]);
  await open();
  mockServer.answer(DeleteEventDocument, { deleteEvent: { status: "fail", message: "This reminder was not found." } });
  await choose("Delete");
  await expect.element(page.getByText("This reminder was not found.")).toBeVisible();
  expect(button("Undo").elements()).toEqual([]);
  mockServer.answer(DeleteEventDocument, () => {
    answerReminders([]);
    return { deleteEvent: { status: "success", message: "Reminder deleted." } };
  });
  await choose("Delete");
  await expect.element(row("Title 1")).not.toBeInTheDocument();
  mockServer.answer(RestoreEventDocument, () => {
    answerReminders([reminder(1, "2026-03-20")]);
    return { restoreEvent: { status: "success", message: "The reminder is back." } };
  });
  await button("Undo").click();
  await expect.element(row("Title 1")).toBeVisible();
  expect(mockServer.sent(RestoreEventDocument)).toEqual([{ id: uuid(1) }]);
});

test("TODAY leads from another month to this one, which is not in the address; a month that is none is this one", async () => {
  answerReminders([reminder(1, "2026-03-20")], todayIn(Date.now(), "America/Chicago"));
  const { address, unmount } = await open("/events?month=2019-01");
  await expect.element(page.getByRole("heading", { name: "January 2019" })).toBeVisible();
  await button("TODAY").click();
  await expect.poll(address).toBe("/events");
  const month = (): string | undefined => mockServer.sent(ClinicRemindersDocument).at(-1)?.month;
  await expect.poll(month).not.toBe("2019-01-01");
  const thisMonth = month();
  await unmount();
  await open("/events?month=2026-13");
  await expect.element(page.getByRole("heading", { name: new RegExp(thisMonth!.slice(0, 4)) })).toBeVisible();
  expect(month()).toBe(thisMonth);
});

test("a month with past reminders only says that none are to come, and shows and hides the past ones", async () => {
  answerReminders([reminder(1, "2026-03-02")]);
  await open();
  await expect.element(page.getByText("No reminders to come in this month.")).toBeVisible();
  expect(page.getByRole("link", { name: "Choose a patient" }).elements()).toEqual([]);
  await button("Show the 1 past one").click();
  await expect.element(row("Title 1")).toBeVisible();
  await button("Hide the past ones").click();
  await expect.element(row("Title 1")).not.toBeInTheDocument();
});

test("an empty month shows an example of its own on request, and hides it again", async () => {
  answerReminders([]);
  await open();
  await expect.element(page.getByText("No reminders in March")).toBeVisible();
  await expect.element(page.getByText("March 10 - Wound Check")).not.toBeVisible();
  await button("Show an example").click();
  await expect.element(page.getByText("March 10 - Wound Check")).toBeVisible();
  await button("Hide the example").click();
  await expect.element(page.getByText("March 10 - Wound Check")).not.toBeVisible();
});

test("a month that failed is read again by Try again", async () => {
  mockServer.answer(ClinicRemindersDocument, {
    getReminders: { status: "fail", message: "Try again.", today: null, total: null, tocome: null, reminders: null },
  });
  await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Try again\.The reminders could not be loaded\./);
  answerReminders([reminder(1, "2026-03-20")]);
  await button("Try again").click();
  await expect.element(row("Title 1")).toBeVisible();
});
