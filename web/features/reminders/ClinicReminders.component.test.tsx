import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { expectReadAgain } from "../../testing/read-again.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { ClinicReminders } from "./ClinicReminders.tsx";
import { NoReminders } from "./NoReminders.tsx";
import { ClinicRemindersDocument } from "./reminders.graphql.ts";

const reminder = (number: number, date: string, title: string) => ({
  _id: uuid(number),
  date: calendarDate(date),
  title,
  message: "",
  patientid: uuid(2),
  name: "Ann Bell",
  surgerytype: "knee",
  surgerydate: calendarDate("2026-02-16"),
});

const open = () => {
  mockServer.answer(ClinicRemindersDocument, ({ month }) => ({
    getReminders: {
      status: "success",
      message: "",
      today: calendarDate("2026-03-15"),
      total: 2,
      tocome: 1,
      reminders: [
        reminder(1, `${month.slice(0, 8)}02`, `Early ${month.slice(0, 7)}`),
        reminder(2, `${month.slice(0, 8)}28`, `Late ${month.slice(0, 7)}`),
      ],
    },
  }));
  return render(<ClinicReminders />, { at: "/events?month=2026-03", path: "/events" });
};
const text = (title: string) => page.getByText(new RegExp(title));

test("past reminders of a month wait behind a button, and another month begins without its own", async () => {
  const { address } = await open();
  await expect.element(text("Late 2026-03")).toBeVisible();
  await expect.element(text("Early 2026-03")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Show the 1 past one" }).click();
  await expect.element(text("Early 2026-03")).toBeVisible();
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect.poll(address).toBe("/events?month=2026-02");
  await expect.element(page.getByRole("button", { name: /Show the 2 past ones/ })).toBeVisible();
  await expect.element(text("Early 2026-02")).not.toBeInTheDocument();
  expect(mockServer.sent(ClinicRemindersDocument)).toEqual([
    { month: "2026-03-01", search: "" },
    { month: "2026-02-01", search: "" },
  ]);
  await expectReadAgain(ClinicRemindersDocument, "reminders");
});

test("a month without reminders leads to the patients", async () => {
  await render(<NoReminders month={calendarDate("2026-03-01")} name="March" />);
  await expect.element(page.getByRole("link", { name: "Choose a patient" })).toHaveAttribute("href", "/patient");
});

test("a month that is on its way or fails shows dashes for its counts, and no reminder of another", async () => {
  await open();
  await expect.element(text("Late 2026-03")).toBeVisible();
  const resolve = mockServer.delay(ClinicRemindersDocument);
  await page.getByRole("button", { name: "Next month" }).click();
  await expect.element(page.getByText(/^— April$/)).toBeVisible();
  await expect.element(page.getByText(/^— still to come$/)).toBeVisible();
  await expect.element(text("2026-03")).not.toBeInTheDocument();
  const failed = { status: "fail", message: "Try again in a minute.", today: null, total: null, tocome: null };
  resolve({ getReminders: { ...failed, reminders: null } });
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Try again in a minute\.The reminders could not be loaded\./);
  await expect.element(text("2026-03")).not.toBeInTheDocument();
});

test("of a month with more reminders than are listed all are counted, and it is said how the others are found", async () => {
  mockServer.answer(ClinicRemindersDocument, ({ search }) => ({
    getReminders: {
      status: "success",
      message: "",
      today: calendarDate("2026-03-15"),
      total: search ? 1 : 1001,
      tocome: search ? 1 : 1001,
      reminders: [reminder(1, "2026-03-28", "Lab Draw")],
    },
  }));
  await render(<ClinicReminders />, { at: "/events?month=2026-03", path: "/events" });
  await expect.element(page.getByText(/^1,001 March$/)).toBeVisible();
  await expect.element(page.getByText(/^1,001 still to come$/)).toBeVisible();
  const rest = page.getByText(
    "Of so many, the next 1,000 are listed. Search for a patient or a title to see the others.",
  );
  await expect.element(rest).toBeVisible();
  await page.getByRole("searchbox", { name: "Search patient or title" }).fill("Lab Draw");
  await expect.element(rest).not.toBeInTheDocument();
});

test("a search without a match says so", async () => {
  await open();
  mockServer.answer(ClinicRemindersDocument, {
    getReminders: {
      status: "success",
      message: "",
      today: calendarDate("2026-03-15"),
      total: 0,
      tocome: 0,
      reminders: [],
    },
  });
  await page.getByRole("searchbox", { name: "Search patient or title" }).fill("nobody");
  await expect.element(page.getByText("No reminder matches.")).toBeVisible();
});
