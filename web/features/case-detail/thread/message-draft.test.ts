import { expect, test } from "vitest";
import { type MessageDraft, withoutSent, withReturned } from "./message-draft.ts";

const message = (change: Partial<MessageDraft>): MessageDraft => ({
  comment: "",
  priority: "NORMAL",
  image: "",
  ...change,
});

test("C051: of a sent message nothing is left, and what was typed since stays; the next one is Normal", () => {
  const sent = message({ comment: "It stopped.", priority: "URGENT", image: "a" });
  expect(withoutSent(sent, sent)).toEqual(message({}));
  expect(withoutSent(sent, { ...sent, comment: "It stopped. And now?" })).toEqual(message({ comment: "And now?" }));
  expect(withoutSent(sent, { ...sent, comment: "Now it stopped.", image: "b" })).toEqual(
    message({ comment: "Now it stopped.", image: "b" }),
  );
});

test("what was taken back stands before what is written since, and brings its image", () => {
  const returned = { comment: "Take it off.", image: "a" };
  expect(withReturned(returned, message({ priority: "URGENT" }))).toEqual(
    message({ comment: "Take it off.", image: "a", priority: "URGENT" }),
  );
  expect(withReturned(returned, message({ comment: "Today.", image: "b" }))).toEqual(
    message({ comment: "Take it off.\nToday.", image: "b" }),
  );
});
