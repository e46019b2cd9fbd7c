import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { randomId } from "../../../platform/device/random-id.ts";
import { session } from "../../../platform/session/session.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { answerCase, openCase } from "../case.fixture.tsx";
import { AddNewCommentDocument } from "./thread.graphql.ts";
import { storedMessages } from "./stored-messages.ts";
import type { OutgoingMessage } from "./outgoing-message.ts";
import { outbox } from "./outbox.ts";

const waitingMessage = (change: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  key: randomId(), // The mock server ignores calls of earlier tests, by their keys.
  caseId: uuid(1),
  message: { comment: "Rest it tonight.", priority: "URGENT", image: "" },
  at: Date.now() - 60_000,
  refused: null,
  ...change,
});
const answerSent = (): void =>
  mockServer.answer(AddNewCommentDocument, {
    addNewComment: { status: "success", message: "", commentid: uuid(82) },
  });
const sent = () => mockServer.sent(AddNewCommentDocument);
/** Stores messages as a tab does before a reload. Nobody is signed in until the case is opened. */
const leaveInTab = (messages: readonly OutgoingMessage[], profile = signedIn()): void => {
  session.save(profile);
  storedMessages.store(messages);
  const drafts = sessionStorage.getItem("restride.drafts")!;
  session.clear();
  sessionStorage.setItem("restride.drafts", drafts);
};

/** Waits until all calls have a response; an unanswered call would delay those of the next test. */
afterEach(() => expect.poll(() => outbox.current().now).toBeNull());

test("a message that waited when the page was loaded anew leaves under the same key, and is kept no longer", async () => {
  answerSent();
  const message = waitingMessage();
  leaveInTab([message]);
  answerCase();
  await openCase();
  await expect.poll(sent).toEqual([{ caseId: uuid(1), comment: "Rest it tonight.", priority: "URGENT", image: "" }]);
  expect(mockServer.keys(AddNewCommentDocument)).toEqual([message.key]);
  await expect.poll(() => storedMessages.read()).toBeNull();
});

test("a message of yesterday is sent once its writer says so", async () => {
  answerSent();
  leaveInTab([waitingMessage({ at: Date.now() - 90_000_000 })]);
  answerCase();
  await openCase();
  await expect.element(page.getByText("Written more than a day ago.")).toBeVisible();
  expect(sent()).toEqual([]);
  await page.getByRole("button", { name: "Send now" }).click();
  await expect.poll(sent).toMatchObject([{ comment: "Rest it tonight." }]);
});

test("a message that waits in one clinic leaves in no other", async () => {
  answerSent();
  const profile = signedIn();
  leaveInTab([waitingMessage()], { ...profile, customer: { ...profile.customer!, _id: uuid(9005) } });
  answerCase();
  await openCase();
  await expect.element(page.getByRole("log", { name: "Messages" })).toHaveTextContent("Nothing was said yet.");
  expect(sent()).toEqual([]);
});

test("a message of another case waits, and stands in its own thread alone", async () => {
  const message = waitingMessage({ caseId: uuid(3), refused: "This case was not found." });
  leaveInTab([message]);
  answerCase();
  await openCase();
  await expect.element(page.getByRole("log", { name: "Messages" })).toBeVisible();
  expect(page.getByText("Rest it tonight.").elements()).toEqual([]);
  outbox.remove(message.key);
});

test("closing the tab is asked about while a message waits", async () => {
  const close = (): boolean => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  answerSent();
  answerCase();
  await openCase();
  expect(close()).toBe(true);
  mockServer.setReachable(false);
  outbox.add(uuid(1), waitingMessage().message);
  expect(close()).toBe(false);
  mockServer.setReachable(true);
  await expect.poll(close).toBe(true);
});

test("a message that arrives after another person has signed in is none of that person's", async () => {
  const answer = mockServer.delay(AddNewCommentDocument);
  answerCase();
  await openCase();
  outbox.add(uuid(1), waitingMessage().message);
  await expect.element(page.getByText("Rest it tonight.")).toBeVisible();
  session.save(signedIn(undefined, { _id: uuid(9004) }));
  await expect.element(page.getByText("Rest it tonight.")).not.toBeInTheDocument();
  answer({ addNewComment: { status: "success", message: "", commentid: uuid(82) } });
  await expect.poll(() => outbox.current().now).toBeNull();
  expect(outbox.current()).toMatchObject({ leaving: [], sent: [], fresh: [] });
  expect(page.getByText("Message Sent!").elements()).toEqual([]);
});
