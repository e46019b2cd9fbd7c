import { expect, test } from "vitest";
import { whyNoConversation } from "./why-no-conversation.ts";

test("B012 B294: a user of another surgeon may not start a conversation", () => {
  const of = { surgeon: "s1", active: true };
  expect(whyNoConversation([], of)).toBeNull();
  expect(whyNoConversation(["s2", "s1"], of)).toBeNull();
  expect(whyNoConversation(["s2"], of)).toBe("This patient belongs to another surgeon.");
});

test("nobody starts a conversation with a patient who is inactive", () => {
  const of = { surgeon: "s1", active: false };
  expect(whyNoConversation(["s1"], of)).toBe("This patient is inactive");
  expect(whyNoConversation(["s2"], of)).toBe("This patient belongs to another surgeon.");
});
