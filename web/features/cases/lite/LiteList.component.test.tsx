import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { LiteMessages } from "./LiteMessages.tsx";
import { type LiteMessageFragment, LiteMessagesDocument, OnLiteMessagesDocument } from "./lite-messages.graphql.ts";

const message: LiteMessageFragment = {
  _id: uuid(1),
  summary: "Swelling",
  patientId: uuid(31),
  patientName: "Ann Bell",
  surgeryType: "knee",
  surgeryDate: "2026-03-02" as CalendarDate,
  reportedBy: "Ann Bell",
  mine: false,
  receivedOn: "2026-03-05T22:59:00.000Z",
  message: "Is it less?",
  unread: true,
  unreadOfPatient: 2,
  urgent: true,
  archived: false,
};
const answerMessages = (messages = [message], total = messages.length): void =>
  mockServer.answer(LiteMessagesDocument, {
    getPatientMessages: {
      status: "success",
      message: "",
      data: { total, today: "2026-03-05" as CalendarDate, patient: null, messages },
    },
  });
const open = ({ role = Role.admin as Role, at = "/lite/messages" } = {}) =>
  render(<LiteMessages />, { at, path: "/lite/messages", profile: signedIn(role) });
const publish = (): void =>
  mockServer.publish(OnLiteMessagesDocument, {
    getActionCaseListSubscription: { status: "success", fact: 7, caseid: uuid(1) },
  });

test("C092 C093: a message says who, since when, and its beginning, and leads to its patient", async () => {
  answerMessages();
  await open();
  await expect
    .poll(() => textsOf(page.getByRole("listitem")))
    .toEqual([expect.stringMatching(/Ann Bell4:59 PMKnee · Post 3 daysUrgentIs it less\?2 unread$/)]);
  await expect
    .element(page.getByRole("link", { name: /Ann Bell/ }))
    .toHaveAttribute("href", `/patient-message?patientid=${uuid(31)}&app=admin-lite`);
  expect(mockServer.sent(LiteMessagesDocument)).toMatchObject([{ filters: { byPatients: true } }]);
});

test("live: a message that is heard is read, and after a lost line since the last one that was heard", async () => {
  answerMessages([]);
  await open();
  await expect.element(page.getByText("No messages yet")).toBeVisible();
  await expect.poll(() => mockServer.subscriptions(OnLiteMessagesDocument)).toEqual([{ since: null }]);
  answerMessages();
  publish();
  await expect.element(page.getByText("Is it less?")).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  mockServer.dropSockets();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => mockServer.subscriptions(OnLiteMessagesDocument).at(-1)).toEqual({ since: 7 });
});

test("C094: a message is cut at 80 characters", async () => {
  answerMessages([{ ...message, message: `${"a".repeat(80)}b` }]);
  await open();
  await expect.element(page.getByText(`${"a".repeat(80)}…`, { exact: true })).toBeVisible();
});

test("C096: a surgeon is told that these are the own patients' only", async () => {
  answerMessages();
  await open({ role: Role.surgeon });
  await expect.element(page.getByText("Only your patients.")).toBeVisible();
});

test("Refresh reads again; more than a page is turned", async () => {
  answerMessages([message], 45);
  await open();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => mockServer.sent(LiteMessagesDocument)).toHaveLength(2);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect.poll(() => mockServer.sent(LiteMessagesDocument).at(-1)).toMatchObject({ metadata: { current: 2 } });
});

test("a filter without a match is taken away", async () => {
  answerMessages([]);
  await open({ at: "/lite/messages?name=Be" });
  await expect.element(page.getByText("No messages match")).toBeVisible();
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await expect.element(page.getByText("No messages yet")).toBeVisible();
});

test("a page beyond the end leads to the first", async () => {
  answerMessages([], 3);
  const { address } = await open({ at: "/lite/messages?page=4" });
  await page.getByRole("button", { name: "First page" }).click();
  expect(address()).not.toMatch(/page=4/);
});

test("messages that cannot be read give the server's sentence and another try", async () => {
  mockServer.answer(LiteMessagesDocument, {
    getPatientMessages: { status: "fail", message: "Try again in a minute.", data: null },
  });
  await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Try again in a minute\.Nothing was changed\./);
  answerMessages();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Is it less?")).toBeVisible();
});

test("Clear all filters takes name, digits and urgency away, from the list and from the filter's form", async () => {
  answerMessages();
  await open({ at: "/lite/messages?name=Bell&digits=0177&urgent=yes" });
  await expect
    .poll(() => mockServer.sent(LiteMessagesDocument).at(-1)?.filters)
    .toEqual({ name: "Bell", lastdigitsofphone: "0177", urgent: true, byPatients: true });
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await expect.poll(() => mockServer.sent(LiteMessagesDocument).at(-1)?.filters).toEqual({ byPatients: true });
  await page.getByRole("button", { name: "Search" }).click();
  await expect.element(page.getByRole("textbox", { name: "Patient" })).toHaveValue("");
  await expect.element(page.getByRole("textbox", { name: "Last four digits of phone" })).toHaveValue("");
});
