import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { requiredLabels } from "../../testing/required-labels.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { openParts, tagsReadAgain } from "../../testing/open-parts.tsx";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { CreateNewCaseDocument } from "./cases.graphql.ts";
import { ConversationDialog } from "./ConversationDialog.tsx";

const patient = { _id: uuid(1), salutation: "Ms", firstname: "Ann", lastname: "Bell" };
const answerCase = (status: string, message = "", caseid: string | null = uuid(51)): void =>
  mockServer.answer(CreateNewCaseDocument, { createNewCase: { status, message, caseid } });
const open = async ({ about = "", role = Role.admin as Role } = {}) => {
  let closings = 0;
  const { address, unmount } = await render(
    <ConversationDialog patient={patient} about={about} onClose={() => (closings += 1)} />,
    { profile: signedIn(role) },
  );
  return { address, unmount, closings: () => closings };
};
const fillIn = async (): Promise<void> => {
  await field("Subject").fill("Swelling");
  await field("Message").fill("Is it less?");
};

test("B014 B015 B146 B347 B393 C130 C277: Subject and Message open a case about the patient; the dialog closes, and leads to the case", async () => {
  answerCase("success");
  const { address, closings } = await open();
  await expect.element(page.getByRole("dialog", { name: "Start conversation about Ann Bell" })).toBeVisible();
  expect(requiredLabels()).toEqual(["Subject", "Message"]);
  await fillIn();
  await button("Send").click();
  await expect.poll(address).toBe(`/cases/${uuid(51)}`);
  expect(closings()).toBe(1);
  await expect.element(page.getByText("Message Sent!")).toBeVisible();
  expect(mockServer.sent(CreateNewCaseDocument)).toEqual([
    {
      patientId: uuid(1),
      description: "Is it less?",
      summary: "Swelling",
      type: "Surgeon Message",
      messageType: "Conversation",
    },
  ]);
});

test("C148: a message has room for 4000 characters, all of which are sent", async () => {
  answerCase("success");
  await open();
  await fillIn();
  await expect.element(field("Message")).toHaveAttribute("maxlength", "4000");
  await field("Message").fill("m".repeat(4001));
  await button("Send").click();
  await expect.poll(() => mockServer.sent(CreateNewCaseDocument)).toMatchObject([{ description: "m".repeat(4000) }]);
});

test.each([
  { role: Role.physio, at: "/" },
  { role: Role.medicalAssociate, at: `/cases/${uuid(51)}` },
  { role: Role.surgeon, at: `/cases/${uuid(51)}` },
])("B448: a conversation that began leads role $role to $at", async ({ role, at }) => {
  answerCase("success");
  const { address, closings } = await open({ role });
  await fillIn();
  await button("Send").click();
  await expect.poll(closings).toBe(1);
  await expect.element(page.getByText("Message Sent!", { exact: true })).toBeVisible();
  expect(address()).toBe(at);
});

test("a conversation that began is read with the cases that are open elsewhere", async () => {
  answerCase("success");
  await open({ role: Role.physio });
  await fillIn();
  await openParts("cases");
  await button("Send").click();
  await expect.poll(tagsReadAgain).toEqual(["cases"]);
});

test("a subject that is known is filled in, and the message is typed next", async () => {
  await open({ about: "Change of the programme" });
  await expect.element(field("Subject")).toHaveValue("Change of the programme");
  await expect.element(field("Message")).toHaveFocus();
});

test("B250: empty fields are told, and nothing is sent", async () => {
  await open();
  await button("Send").click();
  await expect.element(page.getByText("Please confirm your Subject!")).toBeVisible();
  await expect.element(page.getByText("Please confirm your Message!")).toBeVisible();
  expect(mockServer.sent(CreateNewCaseDocument)).toEqual([]);
});

test.each([
  ["This patient is inactive.", "This patient is inactive."],
  ["", "Failed to Create Case"],
])("B375 C270: a refusal keeps the dialog open with what was typed: %s", async (message, text) => {
  answerCase("fail", message, null);
  const { closings } = await open();
  await fillIn();
  await button("Send").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(new RegExp(text));
  await expect.element(field("Message")).toHaveValue("Is it less?");
  expect(closings()).toBe(0);
});

test("B375 C270: a crash of the server says 'Failed to Create Case'; a call that no answer came to says so", async () => {
  mockServer.answer(CreateNewCaseDocument, (() => null) as never);
  const { closings } = await open();
  await fillIn();
  await button("Send").click();
  await expect.element(page.getByRole("alert").getByText("Failed to Create Case", { exact: true })).toBeVisible();
  mockServer.answer(CreateNewCaseDocument, () => {
    throw new TypeError("Failed to fetch");
  });
  await button("Send").click();
  await expect
    .element(page.getByRole("alert").getByText("error communicating with the server", { exact: true }))
    .toBeVisible();
  expect(closings()).toBe(0);
});

test("what was typed is there again after the dialog was left", async () => {
  const { unmount } = await open();
  await fillIn();
  await unmount();
  await open();
  await expect.element(field("Subject")).toHaveValue("Swelling");
  await expect.element(field("Message")).toHaveValue("Is it less?");
});
