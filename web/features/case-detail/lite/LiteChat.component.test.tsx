import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { link } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { AddNewCommentDocument, NowWritingDocument } from "../thread/thread.graphql.ts";
import { MessageCaseDocument, type ShownCaseFragment, UpdateLastViewedDocument } from "../case-detail.graphql.ts";
import { answerCase as answerHandledCase } from "../case.fixture.tsx";
import { LiteChat } from "./LiteChat.tsx";

const supportCase: ShownCaseFragment = {
  _id: uuid(1),
  caseNumber: "C-20418",
  title: "Patient Message",
  summary: "Swelling",
  description: "",
  reportedBy: uuid(2),
  reportedUsername: "Ann Bell",
  reportedRole: "Patient",
  customerName: "Harbor Clinic",
  patientId: uuid(2),
  patientName: "Ann Bell",
  patientLastDigitOfPhone: "0177",
  createdDate: "2026-03-05T15:00:00.000Z",
  lastViewedDate: null,
  archived: false,
  vendor: "",
  vendorAssignedAt: null,
  vendorAssignedBy: null,
  fact: 5,
  today: "2026-03-05" as CalendarDate,
  patientData: { age: "64", surgery: { type: "knee", date: "2026-03-02" as CalendarDate } },
  surgeon: { name: "Sam Surgeon" },
  deviceSchedule: null,
  feedbackSchedule: null,
  comments: [],
};
const answerCase = (change: Partial<ShownCaseFragment> = {}): void => {
  mockServer.answer(MessageCaseDocument, {
    getMessageCase: { status: "success", message: "", actionCase: { ...supportCase, ...change } },
  });
  mockServer.answer(UpdateLastViewedDocument, { updateLastViewed: { status: "success", message: "" } });
  mockServer.answer(NowWritingDocument, { nowWriting: { status: "success", message: "" } });
  mockServer.answer(AddNewCommentDocument, { addNewComment: { status: "success", message: "", commentid: uuid(5) } });
};
const open = (role: Role = Role.surgeon) =>
  render(<LiteChat />, {
    at: `/cases/${uuid(1)}?app=admin-lite`,
    path: "/cases/:caseid",
    profile: signedIn(role),
  });

test("C305 C306: the head names the patient, the joint, the days since surgery and the end of the phone", async () => {
  answerCase();
  await open();
  await expect.element(page.getByRole("heading", { name: "Ann Bell" })).toBeVisible();
  await expect.element(page.getByText("Knee · Post 3 days · •••• 0177")).toBeVisible();
});

test("C092: the patient's drawer leads to the progress and to all messages, and neither leaves lite", async () => {
  answerCase();
  await open();
  await page.getByRole("button", { name: "About the patient" }).click();
  await expect.element(link("Progress")).toHaveAttribute("href", `/activity/${uuid(2)}?app=admin-lite`);
  await expect
    .element(link("All messages"))
    .toHaveAttribute("href", `/patient-message?patientid=${uuid(2)}&app=admin-lite`);
});

test("a case without a patient has nobody to tell about", async () => {
  answerCase({ patientId: null, patientName: null, patientData: null });
  await open();
  await expect.element(page.getByRole("heading", { name: "Swelling" })).toBeVisible();
  expect(page.getByRole("button", { name: "About the patient" }).elements()).toEqual([]);
});

test("C092 C132: a message is urgent when Urgent was chosen, and normal otherwise", async () => {
  answerCase();
  await open();
  const write = async (text: string): Promise<void> => {
    await page.getByRole("textbox", { name: "Message" }).fill(text);
    await page.getByRole("button", { name: "Send" }).click();
  };
  await page.getByText("Urgent", { exact: true }).click();
  await write("Take it off.");
  await expect.poll(() => mockServer.sent(AddNewCommentDocument)).toHaveLength(1);
  await write("See you soon.");
  await expect
    .poll(() => mockServer.sent(AddNewCommentDocument).map(({ comment, priority }) => [comment, priority]))
    .toEqual([
      ["Take it off.", "URGENT"],
      ["See you soon.", "NORMAL"],
    ]);
});

test("a case that cannot be read says so, and is asked for again", async () => {
  mockServer.answer(MessageCaseDocument, { getMessageCase: { status: "fail", message: "Not now.", actionCase: null } });
  await open();
  await expect.element(page.getByText("Not now.")).toBeVisible();
  answerCase();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "Ann Bell" })).toBeVisible();
});

test("C092: the patient's drawer names the provider, and leads to no page of the console", async () => {
  answerCase();
  await open();
  await page.getByRole("button", { name: "About the patient" }).click();
  const drawer = page.getByRole("dialog", { name: "Ann Bell" });
  await expect.element(drawer).toMatchTextContent(/Surgery date 03\/02\/2026 Post 3 days.*Provider Sam Surgeon/);
  expect(link("Open patient").elements()).toEqual([]);
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect.element(drawer).not.toBeInTheDocument();
});

const back = () => link("Back");

test("C093: a conversation leads back to the messages of its patient", async () => {
  answerCase();
  await open();
  await expect.element(back()).toHaveAttribute("href", `/patient-message?patientid=${uuid(2)}&app=admin-lite`);
});

test("a conversation without a patient leads back to the list", async () => {
  answerCase({ patientId: null, patientName: null, patientData: null });
  await open();
  await expect.element(back()).toHaveAttribute("href", "/messages?app=admin-lite");
});

test("C033 C093: a health coach comes back to the list that opens cases, and has no list of one patient", async () => {
  answerHandledCase();
  await open(Role.healthCoach);
  await expect.element(back()).toHaveAttribute("href", "/messages?app=admin-lite");
  await page.getByRole("button", { name: "About the patient" }).click();
  await expect.element(page.getByRole("dialog", { name: "Ann Bell" })).toBeVisible();
  expect(link("All messages").elements()).toEqual([]);
});

test("a conversation that cannot be read leads back to the list", async () => {
  mockServer.answer(MessageCaseDocument, { getMessageCase: { status: "fail", message: "Not now.", actionCase: null } });
  await open();
  await expect.element(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  await expect.element(back()).toHaveAttribute("href", "/messages?app=admin-lite");
});
