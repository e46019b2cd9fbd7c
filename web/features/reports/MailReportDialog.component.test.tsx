import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { session } from "../../platform/session/session.ts";
import { field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { requiredLabels } from "../../testing/required-labels.ts";
import { uuid } from "../../testing/uuid.ts";
import { MailReportDialog } from "./MailReportDialog.tsx";
import { SendReportMailDocument, TakeBackReportMailDocument, UpdateSignatureDocument } from "./reports.graphql.ts";

const patient = { _id: uuid(1), firstname: "Ann", lastname: "Bell", today: "2026-03-02" as CalendarDate };

const open = async (signature = "Thea, PT") => {
  let [closings, previews] = [0, 0];
  await render(
    <MailReportDialog patient={patient} onPreview={() => (previews += 1)} onClose={() => (closings += 1)} />,
    { profile: signedIn(Role.physio, { signature }) },
  );
  return { closings: () => closings, previews: () => previews };
};
const usual = "A rehabilitation report of 03/02/2026 is ready for you. Please open it with the link below.";
const show = (of: typeof patient) => render(<MailReportDialog patient={of} onPreview={() => {}} onClose={() => {}} />);
const send = () => page.getByRole("button", { name: "Send report" });
const answerSent = (): void =>
  mockServer.answer(SendReportMailDocument, {
    sendReportMail: { status: "success", message: "Message Sent!", mail: uuid(41) },
  });

test("what a mailed report has to have is marked as required", async () => {
  await open();
  await expect.element(send()).toBeVisible();
  expect(requiredLabels()).toEqual(["To", "Subject", "Message", "Complimentary close"]);
});

test("B145 B266 B267 B369 C319: the mail arrives with each field, and the message names no patient", async () => {
  answerSent();
  const { closings } = await open();
  await field("To").fill("doctor@example.com");
  await send().click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(SendReportMailDocument)).toEqual([
    {
      patientid: uuid(1),
      to: "doctor@example.com",
      subject: "User report for Harbor Clinic",
      text: "A rehabilitation report of 03/02/2026 is ready for you. Please open it with the link below.\n\nKind regards",
      signature: "Thea, PT",
    },
  ]);
  expect(mockServer.sent(UpdateSignatureDocument)).toEqual([]);
});

test("B266 B370: a changed signature is saved to the profile before the mail is sent", async () => {
  answerSent();
  const { closings } = await open();
  await field("To").fill("doctor@example.com");
  await field("Subject").fill("Progress");
  await field("Message").fill("Hello");
  await field("Complimentary close").fill("Best");
  await field("Signature").fill("Thea Therapist");
  const save = mockServer.delay(UpdateSignatureDocument);
  await send().click();
  await expect.poll(() => mockServer.sent(UpdateSignatureDocument)).toEqual([{ signature: "Thea Therapist" }]);
  expect(mockServer.sent(SendReportMailDocument)).toEqual([]);
  save({ updateSignature: { status: "success", message: "" } });
  await expect.poll(closings).toBe(1);
  expect(session.current()?.user.signature).toBe("Thea Therapist");
  expect(mockServer.sent(SendReportMailDocument)).toEqual([
    {
      patientid: uuid(1),
      to: "doctor@example.com",
      subject: "Progress",
      text: "Hello\n\nBest",
      signature: "Thea Therapist",
    },
  ]);
});

test("A284 B266: closing lines that cannot be saved keep the mail back", async () => {
  mockServer.answer(UpdateSignatureDocument, {
    updateSignature: { status: "fail", message: "Internal server error!" },
  });
  const { closings } = await open();
  await field("To").fill("doctor@example.com");
  await field("Signature").fill("Thea Therapist");
  await send().click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Internal server error!/);
  expect(mockServer.sent(SendReportMailDocument)).toEqual([]);
  expect(closings()).toBe(0);
});

test("a mail that waits is taken back by the button of its toast", async () => {
  answerSent();
  mockServer.answer(TakeBackReportMailDocument, {
    takeBackReportMail: { status: "success", message: "Message taken back" },
  });
  await open();
  await field("To").fill("doctor@example.com");
  await send().click();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect.poll(() => mockServer.sent(TakeBackReportMailDocument)).toEqual([{ mail: uuid(41) }]);
});

test("B263 B264 B265: a missing address, subject, message and close are named, and nothing is sent", async () => {
  await open();
  for (const name of ["Subject", "Message", "Complimentary close"]) await field(name).fill("");
  await send().click();
  await expect.element(field("To")).toHaveAccessibleDescription("Please input your Email!");
  await expect.element(field("Subject")).toHaveAccessibleDescription("Please input your Subject!");
  await expect.element(field("Message")).toHaveAccessibleDescription(/^Please confirm your Text!/);
  await expect.element(field("Complimentary close")).toHaveAccessibleDescription("Please confirm your Text!");
  await expect.element(field("To")).toHaveFocus();
  await field("To").fill("doctor@");
  await expect.element(field("To")).toHaveAccessibleDescription("Please enter valid email!");
  expect(mockServer.sent(SendReportMailDocument)).toEqual([]);
});

test("Preview opens the report and sends nothing", async () => {
  const { previews } = await open();
  await page.getByRole("button", { name: "Preview" }).click();
  expect(previews()).toBe(1);
});

test("a refused mail says why and keeps what was typed; sent twice on a slow line it goes once", async () => {
  const answer = mockServer.delay(SendReportMailDocument);
  const { closings } = await open();
  await field("To").fill("doctor@example.com");
  await field("Message").fill("Hello");
  await send().dblClick();
  answer({ sendReportMail: { status: "fail", message: "You have mailed many reports.", mail: null } });
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/You have mailed many reports\. What you typed is kept\./);
  await expect.element(field("Message")).toHaveValue("Hello");
  expect(closings()).toBe(0);
  expect(mockServer.sent(SendReportMailDocument)).toHaveLength(1);
});

test("what was typed for a patient's mail is there again after closing, and for that patient alone", async () => {
  const { unmount } = await show(patient);
  await field("Message").fill("Half a message");
  await page.getByRole("button", { name: "Close" }).click();
  await unmount();
  const other = await show({ ...patient, _id: uuid(2), firstname: "Bo" });
  await expect.element(field("Message")).toHaveValue(usual);
  await other.unmount();
  await show(patient);
  await expect.element(field("Message")).toHaveValue("Half a message");
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect.element(field("Message")).toHaveValue(usual);
});

test("whose report it is stands beside the title and the file, and somebody without closing lines signs with name and clinic", async () => {
  await open("");
  await expect.element(page.getByRole("dialog", { name: "Mail report Ann Bell" })).toBeVisible();
  await expect.element(page.getByText("Report Ann Bell")).toBeVisible();
  await expect.element(field("Signature")).toHaveValue("Thea Therapist\nHarbor Clinic");
});

test("each text of the mail has a limit of its own", async () => {
  await open();
  const limits = ["Subject", "Message", "Complimentary close", "Signature"].map((name) =>
    field(name).element().getAttribute("maxlength"),
  );
  expect(limits).toEqual(["200", "4000", "200", "1000"]);
});
