import { expect, test } from "vitest";
import { conversationCase, startConversationForm } from "./start-conversation.ts";
import { conversationTexts } from "./conversation-texts.ts";

const messages = (form: unknown) => startConversationForm.safeParse(form).error?.issues.map((issue) => issue.message);

test("B250 C179: subject and message are required, both named together", () => {
  for (const form of [{}, { subject: " ", message: "" }])
    expect(messages(form)).toEqual(["Please confirm your Subject!", "Please confirm your Message!"]);
  expect(messages({ subject: "Knee", message: "Please look." })).toBeUndefined();
});

test("B250 C179: subject and message have a length", () => {
  expect(messages({ subject: "s".repeat(4001), message: "m".repeat(4001) })).toEqual([
    "Subject must be 4000 characters or less",
    "Message must be 4000 characters or less",
  ]);
  expect(messages({ subject: "s".repeat(4000), message: "m".repeat(4000) })).toBeUndefined();
  const trimmed = { subject: "Knee", message: "Look." };
  expect(startConversationForm.parse({ subject: " Knee ", message: " Look. " })).toEqual(trimmed);
});

test("B146 B347: the case of a conversation", () =>
  expect(conversationCase("p1", { subject: "Knee", message: "Please look." })).toEqual({
    patientId: "p1",
    description: "Please look.",
    summary: "Knee",
    type: "Surgeon Message",
    messageType: "Conversation",
  }));

test("B375 B393: a conversation ends with a message", () =>
  expect([conversationTexts.sent, conversationTexts.failed]).toEqual(["Message Sent!", "Failed to Create Case"]));
