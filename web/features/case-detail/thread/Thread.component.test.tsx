import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button, field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { answerCase, comment, openCase } from "../case.fixture.tsx";
import {
  AddNewCommentDocument,
  DeleteCommentDocument,
  EditCommentDocument,
  RestoreCommentDocument,
  TakeBackDocument,
} from "./thread.graphql.ts";

const thread = () => page.getByRole("log", { name: "Messages" });
const mine = { userid: uuid(9003), userName: "Thea Therapist" };
const answerSent = (number: number): void =>
  mockServer.answer(AddNewCommentDocument, {
    addNewComment: { status: "success", message: "", commentid: uuid(60 + number) },
  });
const write = async (text: string): Promise<void> => {
  await field("Message").fill(text);
  await button("Send").click();
};
const sent = () => mockServer.sent(AddNewCommentDocument).map(({ comment: text }) => text);

test("a case in which nobody wrote says so", async () => {
  answerCase();
  await openCase();
  await expect.element(thread()).toHaveTextContent("Nothing was said yet.");
});

test("C035: a conversation begins with what opened it, in the clinic's time, and says who moved it to the vendor", async () => {
  answerCase({
    comments: [comment(1)],
    vendorAssignedAt: "2026-03-02T15:30:00.000Z",
    vendorAssignedBy: "Nora Castell",
  });
  await openCase(Role.surgeon);
  await expect
    .element(thread())
    .toMatchTextContent(
      /Thea Therapist Physio.*9:00 AM.*It shows nothing\..*Text 1.*Moved to vendor-team by Nora Castell · .*9:30 AM/,
    );
});

test("C059: New message stands before the first that somebody else wrote since the last look", async () => {
  answerCase({
    lastViewedDate: "2026-03-02T15:01:30.000Z",
    comments: [comment(1), comment(2, mine), comment(3), comment(4)],
  });
  await openCase();
  await expect.element(thread()).toMatchTextContent(/Text 2.*New message.*Text 3.*Text 4/);
  expect(page.getByText("New message", { exact: true }).elements()).toHaveLength(1);
});

test("what comes while somebody reads is told in words, and leads to the end", async () => {
  answerCase({ comments: [comment(1)] });
  await openCase();
  await expect.element(thread()).toMatchTextContent(/Text 1/);
  answerCase({ comments: [comment(1), comment(2)] });
  await invalidateTags(["cases"]);
  await expect.element(button("1 new message")).toBeVisible();
  answerCase({ comments: [comment(1), comment(2), comment(3), comment(4)] });
  await invalidateTags(["cases"]);
  await button("2 new messages").click();
  await expect.element(thread()).toHaveFocus();
  await expect.element(page.getByRole("button", { name: /new message/ })).not.toBeInTheDocument();
});

test("one's own message, from another window, is no news", async () => {
  answerCase({ comments: [comment(1)] });
  await openCase();
  await expect.element(thread()).toMatchTextContent(/Text 1/);
  answerCase({ comments: [comment(1), comment(2, mine)] });
  await invalidateTags(["cases"]);
  await expect.element(thread()).toMatchTextContent(/You.*Text 2/);
  expect(page.getByRole("button", { name: /new message/ }).elements()).toEqual([]);
});

test("C133: urgent and edited messages are marked as that, others are not", async () => {
  answerCase({ comments: [comment(1, { priority: "URGENT" }), comment(2, { edited: true })] });
  await openCase();
  await expect.element(thread().getByText("Urgent", { exact: true })).toBeVisible();
  expect(textsOf(thread().getByText("Urgent", { exact: true }))).toHaveLength(1);
  expect(textsOf(thread().getByText("edited", { exact: true }))).toHaveLength(1);
  await expect.element(thread()).toMatchTextContent(/Text 2edited/);
});

test("C064 C148 C275: one's own message is changed in its place, with the version that was read; a refusal keeps the words", async () => {
  answerCase({ comments: [comment(1, { ...mine, version: 4 })] });
  await openCase();
  await button("More about this message").click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const form = page.getByRole("form", { name: "Change the message" });
  await expect.element(form.getByRole("textbox")).toHaveValue("Text 1");
  await expect.element(form.getByRole("textbox")).toHaveAttribute("maxlength", "4000");
  await form.getByRole("textbox").fill("Better words");
  mockServer.answer(EditCommentDocument, { editComment: { status: "fail", message: "Try again in a minute." } });
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
  await expect.element(form.getByRole("textbox")).toHaveValue("Better words");
  mockServer.answer(EditCommentDocument, { editComment: { status: "success", message: "Comment updated" } });
  answerCase({ comments: [comment(1, { ...mine, version: 5, comment: "Better words" })] });
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByText("Comment updated", { exact: true })).toBeVisible();
  await expect.element(thread().getByText("Better words")).toBeVisible();
  expect(mockServer.sent(EditCommentDocument).at(-1)).toEqual({
    id: uuid(61),
    comment: "Better words",
    version: 4,
  });
});

test("C148: a message that is past 4000 characters already is edited whole, not saved as it is, and can be shortened", async () => {
  answerCase({ comments: [comment(1, { ...mine, comment: "m".repeat(4001) })] });
  await openCase();
  await button("More about this message").click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const form = page.getByRole("form", { name: "Change the message" });
  await expect.element(form.getByRole("textbox")).toHaveValue("m".repeat(4001));
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("A message has at most 4000 characters.")).toBeVisible();
  mockServer.answer(EditCommentDocument, { editComment: { status: "success", message: "Comment updated" } });
  await form.getByRole("textbox").click();
  await userEvent.keyboard("{Control>}{End}{/Control}{Backspace}");
  await form.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => mockServer.sent(EditCommentDocument)).toMatchObject([{ comment: "m".repeat(4000) }]);
});

test("C064 C275: a message that is deleted stands in the conversation no more, until Undo brings it back", async () => {
  mockServer.answer(DeleteCommentDocument, { deleteComment: { status: "success", message: "Comment deleted" } });
  mockServer.answer(RestoreCommentDocument, { restoreComment: { status: "success", message: "" } });
  answerCase({ comments: [comment(1, mine)] });
  await openCase();
  await button("More about this message").click();
  answerCase();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect.element(thread().getByText("Text 1")).not.toBeInTheDocument();
  answerCase({ comments: [comment(1, mine)] });
  await button("Undo").click();
  await expect.element(thread().getByText("Text 1")).toBeVisible();
});

test("C051: a message that was sent is taken back for 8 seconds, and its words return before what is written since", async () => {
  mockServer.answer(TakeBackDocument, { takeBack: { status: "success", message: "Message taken back" } });
  answerSent(1);
  answerCase();
  await openCase();
  await field("Message").fill("Rest it.");
  answerCase({ comments: [comment(1, { ...mine, comment: "Rest it." })] });
  await button("Send").click();
  await expect.element(field("Message")).toHaveValue("");
  await field("Message").fill("And cool it.");
  answerCase();
  await button("Take back").click();
  await expect.element(field("Message")).toHaveValue("Rest it.\nAnd cool it.");
  await expect.element(thread().getByText("Rest it.")).not.toBeInTheDocument();
  expect(mockServer.sent(TakeBackDocument)).toEqual([{ id: uuid(61) }]);
});

test("after 8 seconds it is not taken back any more", async () => {
  answerSent(2);
  answerCase();
  await openCase();
  await field("Message").fill("Rest it.");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  answerCase({ comments: [comment(2, { ...mine, comment: "Rest it." })] });
  await button("Send").click();
  await expect.element(button("Take back")).toBeVisible();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(button("Take back").elements()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(button("Take back")).not.toBeInTheDocument();
});

test("without a line messages wait in their order under what they wait for, and leave once each when it is back", async () => {
  answerSent(3);
  answerCase();
  await openCase();
  await expect.element(thread()).toBeVisible();
  mockServer.setReachable(false);
  await write("First");
  await write("Second");
  await expect.element(thread()).toMatchTextContent(/First.*Second/);
  expect(sent()).toEqual([]);
  mockServer.setReachable(true);
  await expect.poll(sent).toEqual(["First", "Second"]);
  expect(new Set(mockServer.keys(AddNewCommentDocument)).size).toBe(2);
});

test("a message that is refused stays with its reason, and the next one leaves nevertheless", async () => {
  mockServer.answer(AddNewCommentDocument, ({ comment: text }) => ({
    addNewComment:
      text === "First"
        ? { status: "fail", message: "This case was not found.", commentid: null }
        : { status: "success", message: "", commentid: uuid(64) },
  }));
  answerCase();
  await openCase();
  await write("First");
  await expect.element(thread().getByRole("alert")).toHaveTextContent("This case was not found.");
  await write("Second");
  await expect.poll(sent).toEqual(["First", "Second"]);
  await thread().getByRole("button", { name: "Take back" }).click();
  await expect.element(field("Message")).toHaveValue("First");
  await expect.element(thread().getByRole("alert")).not.toBeInTheDocument();
});
