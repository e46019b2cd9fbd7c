import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button, row } from "../../testing/finders.ts";
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

test("A293: a message says to whom, what, why, and since when by the clinic's clock", async () => {
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
  await button("Send again: Reminder to Ann Lee").click();
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
  await button("Dismiss: Sign-in code to Bo Diaz").click();
  await expect.element(page.getByText("No undelivered messages")).toBeVisible();
  answerMessages([late]);
  await button("Undo").click();
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
  await button("Send again: Reminder to Ann Lee").click();
  await expect.element(page.getByText("This link has ended.")).toBeVisible();
  await expect.element(row("Ann Lee")).toBeVisible();
});

test("a message to nobody by name is known by its address, says whom it is about, and what to do in place of a next try", async () => {
  const instead = "Call the patient.";
  answerMessages([{ ...waiting, name: "", about: "Ann Lee", nexttry: null, instead, tries: 1 }]);
  await open();
  await expect
    .element(page.getByRole("row").last())
    .toMatchTextContent(
      /^\+1 ••• ••• 0177Reminderabout Ann Lee03\/01.*refused the number\.Call the patient\.1Send again/,
    );
  await expect.element(page.getByRole("button", { name: "Send again: Reminder to +1 ••• ••• 0177" })).toBeVisible();
});

test("a dismissal that is refused says why, without an Undo", async () => {
  answerMessages([late]);
  mockServer.answer(DismissUndeliveredMessageDocument, {
    dismissUndeliveredMessage: { status: "fail", message: "This message is no longer in the list." },
  });
  await open();
  await button("Dismiss: Sign-in code to Bo Diaz").click();
  await expect.element(page.getByText("This message is no longer in the list.")).toBeVisible();
  expect(page.getByRole("button", { name: "Undo" }).elements()).toEqual([]);
});

test("a message that is being sent is sent once", async () => {
  answerMessages([waiting]);
  const resolve = mockServer.delay(SendMessageAgainDocument);
  await open();
  const again = page.getByRole("button", { name: "Send again: Reminder to Ann Lee" });
  await again.click();
  await again.click({ force: true });
  expect(mockServer.sent(SendMessageAgainDocument)).toHaveLength(1);
  resolve({ sendMessageAgain: { status: "fail", message: "Try later." } });
  await expect.element(page.getByText("Try later.")).toBeVisible();
  await again.click();
  await expect.poll(() => mockServer.sent(SendMessageAgainDocument).length).toBe(2);
});

test("pages are turned, and on a phone a message is a card with all of it", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  mockServer.answer(UndeliveredMessagesDocument, {
    getUndeliveredMessages: { status: "success", message: "", total: 45, messages: [{ ...waiting, about: "Cy Park" }] },
  });
  await open();
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Ann Lee" }))
    .toMatchTextContent(
      /Ann Lee\+1 ••• ••• 0177Reminder about Cy ParkSince 03\/01\/2026, 11:30 PMThe phone company refused the number\.Tried 3 times\.Next try 03\/02\/2026, 10:05 AM\./,
    );
  await button("Next page").click();
  await expect
    .poll(() => mockServer.sent(UndeliveredMessagesDocument).at(-1))
    .toEqual({ ...place, metadata: { current: 2, pageSize: 20 } });
});
