import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { type LiteMessagesQuery, LiteMessagesDocument } from "./lite-messages.graphql.ts";
import { LitePatientMessages } from "./LitePatientMessages.tsx";

type Data = NonNullable<LiteMessagesQuery["getPatientMessages"]["data"]>;

const ann = {
  _id: uuid(31),
  name: "Ann Bell",
  lastdigitsofphone: "0177",
  surgeryType: "knee",
  surgeryDate: calendarDate("2026-03-02"),
};
const message = {
  _id: uuid(1),
  summary: "Swelling",
  patientId: uuid(31),
  patientName: "Ann Bell",
  surgeryType: "knee",
  surgeryDate: calendarDate("2026-03-02"),
  reportedBy: "Sam Surgeon",
  mine: false,
  receivedOn: "2026-03-05T22:59:00.000Z",
  message: "Is it less?",
  unread: true,
  unreadOfPatient: 7,
  urgent: false,
  archived: false,
};
const answer = (change: Partial<Data> = {}): void =>
  mockServer.answer(LiteMessagesDocument, {
    getPatientMessages: {
      status: "success",
      message: "",
      data: { total: 1, today: calendarDate("2026-03-05"), patient: ann, messages: [message], ...change },
    },
  });
const open = () =>
  render(<LitePatientMessages />, {
    at: `/patient-message?patientid=${uuid(31)}&app=admin-lite`,
    profile: signedIn(Role.admin),
  });

test("C092 C093: a patient's conversations, archived ones too, are under who it is, and each leads to its chat", async () => {
  answer();
  await open();
  await expect.element(page.getByRole("heading", { name: "Ann Bell" })).toBeVisible();
  await expect.element(page.getByText("Knee · Post 3 days · •••• 0177")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Progress" }))
    .toHaveAttribute("href", `/activity/${uuid(31)}?app=admin-lite`);
  const row = page.getByRole("link", { name: /Swelling/ });
  await expect.element(row).toHaveAttribute("href", `/message-interface?caseid=${uuid(1)}&app=admin-lite`);
  await expect.element(page.getByRole("listitem")).toMatchTextContent(/Swelling.*Sam Surgeon.*Is it less\?.*1 unread$/);
  expect(mockServer.sent(LiteMessagesDocument)).toMatchObject([{ filters: { patientId: uuid(31), archived: true } }]);
});

test("C094: a message of a patient is cut at 80 characters", async () => {
  answer({ messages: [{ ...message, message: `${"a".repeat(80)}b` }] });
  await open();
  await expect.element(page.getByText(`${"a".repeat(80)}…`, { exact: true })).toBeVisible();
});

test("a patient who is not found says so, and is read again", async () => {
  answer({ patient: null, messages: [], total: 0 });
  await open();
  await expect.element(page.getByText("This patient was not found.")).toBeVisible();
  answer();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "Ann Bell" })).toBeVisible();
});
