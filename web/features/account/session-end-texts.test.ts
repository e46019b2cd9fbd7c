import { expect, test } from "vitest";
import { sessionEndText } from "./session-end-texts.ts";

test("the end of a session is told in minutes, and when it cannot be renewed with what follows", () => {
  expect(sessionEndText(120, true, "4:59 PM")).toBe("Your session ends in 2 minutes.");
  expect(sessionEndText(60, true, "4:59 PM")).toBe("Your session ends in 1 minute.");
  expect(sessionEndText(119, false, "4:59 PM")).toBe(
    "Your session ends in 2 minutes. It lasts 12 hours at most. Sign in again after 4:59 PM. Your edits in open forms are kept.",
  );
  expect(sessionEndText(0, true, "4:59 PM")).toBe(
    "Your session has ended. Sign in to continue. Your edits in open forms are kept.",
  );
});
