import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { UndeliveredCountDocument, UndeliveredMessagesDocument } from "./undelivered-messages.graphql.ts";
import { UndeliveredLine, UndeliveredOfPatient } from "./UndeliveredLine.tsx";

const success = { status: "success", message: "" };
const line = () => page.getByRole("button");
const answerMessages = (): void =>
  mockServer.answer(UndeliveredMessagesDocument, {
    getUndeliveredMessages: { ...success, total: 0, messages: [] },
  });

test("the line of a patient opens the messages of this patient", async () => {
  answerMessages();
  await render(<UndeliveredOfPatient patient={{ _id: uuid(2), undelivered: 1 }} />);
  await line().click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(mockServer.sent(UndeliveredMessagesDocument)).toMatchObject([{ customerid: uuid(9001), patientid: uuid(2) }]);
});

test("a patient without undelivered messages has no line", async () => {
  await render(<UndeliveredOfPatient patient={{ _id: uuid(2), undelivered: 0 }} />);
  await expect.element(line()).not.toBeInTheDocument();
});

test("the line of a clinic counts its messages, and only for roles that may see them", async () => {
  mockServer.answer(UndeliveredCountDocument, { getUndeliveredMessages: { ...success, total: 3 } });
  const place = { customerid: uuid(9001) };
  await render(<UndeliveredLine place={place} />, { profile: signedIn(Role.admin) });
  await expect.element(line()).toMatchTextContent(/3/);
  expect(mockServer.sent(UndeliveredCountDocument)).toEqual([place]);
});

test("a physio does not ask for them", async () => {
  await render(<UndeliveredLine place={{ customerid: uuid(9001) }} />, { profile: signedIn(Role.physio) });
  await expect.element(line()).not.toBeInTheDocument();
  expect(mockServer.sent(UndeliveredCountDocument)).toEqual([]);
});

test("one message is told in the singular, and the line goes when none is left", async () => {
  mockServer.answer(UndeliveredCountDocument, { getUndeliveredMessages: { ...success, total: 1 } });
  await render(<UndeliveredLine place={{ customerid: uuid(9001) }} />, { profile: signedIn(Role.admin) });
  await expect.element(page.getByRole("button", { name: "1 message not delivered", exact: true })).toBeVisible();
  mockServer.answer(UndeliveredCountDocument, { getUndeliveredMessages: { ...success, total: 0 } });
  void invalidateTags(["undelivered"]);
  await expect.element(line()).not.toBeInTheDocument();
});

test("a list whose last message was dismissed stays open until it is closed", async () => {
  mockServer.answer(UndeliveredCountDocument, { getUndeliveredMessages: { ...success, total: 1 } });
  answerMessages();
  await render(<UndeliveredLine place={{ customerid: uuid(9001) }} />, { profile: signedIn(Role.admin) });
  await line().click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  mockServer.answer(UndeliveredCountDocument, { getUndeliveredMessages: { ...success, total: 0 } });
  void invalidateTags(["undelivered"]);
  await expect.element(page.getByText("1 message not delivered")).not.toBeInTheDocument();
  await expect.element(page.getByText("No undelivered messages")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
