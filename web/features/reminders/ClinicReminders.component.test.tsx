import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test, vi } from "vitest";
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

const today = calendarDate("2026-03-15");
const answerOf = (reminders: ReturnType<typeof reminder>[], total: number, tocome: number) => ({
  getReminders: { status: "success", message: "", today, total, tocome, reminders },
});

const open = () => {
  mockServer.answer(ClinicRemindersDocument, ({ month }) => {
    const [early, late] = [`${month.slice(0, 8)}02`, `${month.slice(0, 8)}28`];
    const reminders = [
      reminder(1, late, `Late ${month.slice(0, 7)}`),
      reminder(2, early, `Early ${month.slice(0, 7)}`),
    ];
    return answerOf(reminders, 2, [early, late].filter((date) => date >= today).length);
  });
  return render(<ClinicReminders />, { at: "/events?month=2026-03", path: "/events" });
};
const text = (title: string) => page.getByText(new RegExp(title));

const first = { current: 1, pageSize: 20 };

test("past reminders of a month wait behind a button, and another month begins without its own", async () => {
  const { address } = await open();
  await expect.element(text("Late 2026-03")).toBeVisible();
  await expect.element(text("Early 2026-03")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Show the 1 past one" }).click();
  await expect.element(text("Early 2026-03")).toBeVisible();
  await expect.poll(address).toBe("/events?month=2026-03&past=shown");
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect.poll(address).toBe("/events?month=2026-02");
  await expect.element(page.getByRole("button", { name: "Show the 2 past ones" })).toBeVisible();
  await expect.element(text("Early 2026-02")).not.toBeInTheDocument();
  expect(mockServer.sent(ClinicRemindersDocument)).toEqual([
    { month: "2026-03-01", search: "", metadata: first },
    { month: "2026-02-01", search: "", metadata: first },
  ]);
  await expectReadAgain(ClinicRemindersDocument, "reminders");
});

/** A month with 45 reminders from 03/15 on, then 3 past ones, in pages. */
const openMany = (at: string) => {
  const all = Array.from({ length: 48 }, (_, n) =>
    reminder(n, n < 45 ? "2026-03-15" : "2026-03-02", `Number ${n + 1}.`),
  );
  mockServer.answer(ClinicRemindersDocument, ({ metadata }) => {
    const { current = 1, pageSize = 20 } = metadata as { current?: number; pageSize?: number };
    const reminders = all.slice((current - 1) * pageSize, current * pageSize);
    return answerOf(reminders, 48, 45);
  });
  return render(<ClinicReminders />, { at, path: "/events" });
};
const pageLink = (number: number) => page.getByRole("button", { name: `Page ${number}`, exact: true });

test("a month stands in pages of 20 that the address keeps; past ones begin on the page where those to come end", async () => {
  const { address } = await openMany("/events?month=2026-03");
  await expect.element(page.getByText("1–20 of 45", { exact: true })).toBeVisible();
  expect(page.getByRole("row").elements()).toHaveLength(21);
  await pageLink(3).click();
  await expect.poll(address).toBe("/events?month=2026-03&page=3&size=20");
  await expect.element(text("Number 45\\.")).toBeVisible();
  await expect.element(text("Number 46\\.")).not.toBeInTheDocument();
  await pageLink(1).click();
  await page.getByRole("button", { name: "Show the 3 past ones" }).click();
  await expect.poll(address).toBe("/events?month=2026-03&page=3&past=shown");
  await expect.element(page.getByText("41–48 of 48", { exact: true })).toBeVisible();
  await expect.element(text("Number 46\\.")).toBeVisible();
  await page.getByRole("button", { name: "Hide the past ones" }).click();
  await expect.poll(address).toBe("/events?month=2026-03");
  await expect.element(page.getByText("1–20 of 45", { exact: true })).toBeVisible();
});

test("a page past the end of a month says so and leads to the first", async () => {
  const { address } = await openMany("/events?month=2026-03&page=9");
  await page.getByRole("button", { name: "First page" }).click();
  await expect.poll(address).toBe("/events?month=2026-03&page=1&size=20");
  await expect.element(text("Number 1\\.")).toBeVisible();
});

test("all reminders to come are printed, however many pages they fill", async () => {
  await openMany("/events?month=2026-03");
  const printed = vi.spyOn(window, "print").mockImplementation(() => {});
  await page.getByRole("button", { name: "Print" }).click();
  await expect.element(page.getByText("All 45", { exact: true })).toBeVisible();
  expect(page.getByRole("row").elements()).toHaveLength(46);
  expect(printed).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("afterprint"));
  await expect.element(page.getByText("1–20 of 45", { exact: true })).toBeVisible();
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

test("a search without a match says so", async () => {
  await open();
  mockServer.answer(ClinicRemindersDocument, answerOf([], 0, 0));
  await page.getByRole("searchbox", { name: "Search patient or title" }).fill("nobody");
  await expect.element(page.getByText("No reminder matches.")).toBeVisible();
});
