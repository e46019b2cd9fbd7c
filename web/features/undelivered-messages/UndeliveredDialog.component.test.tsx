import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import {
  DismissUndeliveredMessageDocument,
  SendMessageAgainDocument,
  type UndeliveredMessageFragment,
  UndeliveredMessagesDocument,
} from "./undelivered-messages.graphql.ts";
import { UndeliveredDialog } from "./UndeliveredDialog.tsx";

const waiting: UndeliveredMessageFragment = {
  _id: uuid(1),
  kind: "Reminder",
  name: "Ann Lee",
  recipient: "+1 ••• ••• 0177",
  about: "",
  since: "2026-03-02T05:30:00.000Z", // 11:30 PM of the day before in the clinic's Chicago
  reason: "The phone company refused the number.",
  tries: 3,
  nexttry: "2026-03-02T16:05:00.000Z",
  sendable: true,
  instead: "",
};
const late = { ...waiting, _id: uuid(2), kind: "Sign-in code", name: "Bo Diaz", sendable: false, nexttry: null };
const place = { customerid: uuid(7), patientid: uuid(8) };

const answerMessages = (messages: readonly UndeliveredMessageFragment[]): void =>
  mockServer.answer(UndeliveredMessagesDocument, {
    getUndeliveredMessages: { status: "success", message: "", total: messages.length, messages: [...messages] },
  });
const open = () => render(<UndeliveredDialog place={place} onClose={() => {}} />);
const row = (name: string) => page.getByRole("row").filter({ hasText: name });
const press = (name: string) => page.getByRole("button", { name }).click();

test("a message says to whom, what, why, and since when by the clinic's clock", async () => {
  answerMessages([waiting, late]);
  await open();
  await expect
    .element(row("Ann Lee"))
    .toMatchTextContent(
      /\+1 ••• ••• 0177.*Reminder.*03\/01\/2026.*11:30 PM.*The phone company refused the number\..*Next try 03\/02\/2026.*10:05 AM\..*3/,
    );
  expect(mockServer.sent(UndeliveredMessagesDocument)).toEqual([{ ...place, metadata: { current: 1, pageSize: 20 } }]);
});

test("Send again is there where a message can be sent, sends it once, and the list is read anew", async () => {
  answerMessages([waiting, late]);
  mockServer.answer(SendMessageAgainDocument, {
    sendMessageAgain: { status: "success", message: "The message is on its way." },
  });
  await open();
  await expect.element(row("Bo Diaz")).toBeVisible();
  await expect.element(row("Bo Diaz").getByRole("button", { name: /Send again/ })).not.toBeInTheDocument();
  answerMessages([late]);
  await press("Send again: Reminder to Ann Lee");
  await expect.element(page.getByText("The message is on its way.")).toBeVisible();
  await expect.element(row("Ann Lee")).not.toBeInTheDocument();
  expect(mockServer.sent(SendMessageAgainDocument)).toEqual([{ id: uuid(1), customerid: uuid(7) }]);
});

test("a dismissed message comes back with Undo", async () => {
  answerMessages([late]);
  mockServer.answer(DismissUndeliveredMessageDocument, {
    dismissUndeliveredMessage: { status: "success", message: "" },
  });
  await open();
  await expect.element(row("Bo Diaz")).toBeVisible();
  answerMessages([]);
  await press("Dismiss: Sign-in code to Bo Diaz");
  await expect.element(page.getByText("No undelivered messages")).toBeVisible();
  answerMessages([late]);
  await press("Undo");
  await expect.element(row("Bo Diaz")).toBeVisible();
  expect(mockServer.sent(DismissUndeliveredMessageDocument)).toEqual([
    { id: uuid(2), customerid: uuid(7), dismissed: true },
    { id: uuid(2), customerid: uuid(7), dismissed: false },
  ]);
});

test("a refusal leaves the message in the list", async () => {
  answerMessages([waiting]);
  mockServer.answer(SendMessageAgainDocument, {
    sendMessageAgain: { status: "fail", message: "This link has ended." },
  });
  await open();
  await press("Send again: Reminder to Ann Lee");
  await expect.element(page.getByText("This link has ended.")).toBeVisible();
  await expect.element(row("Ann Lee")).toBeVisible();
});
