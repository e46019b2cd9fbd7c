import { expect, test } from "vitest";
import { emptyMessage } from "./message-draft.ts";
import { isOld, type OutgoingMessage, nextToSend } from "./outgoing-message.ts";

const now = Date.parse("2026-11-20T15:00:00Z");
const day = 24 * 60 * 60 * 1000;
const written = (key: string, caseId: string, ago: number, refused: string | null = null): OutgoingMessage => ({
  key,
  caseId,
  message: emptyMessage,
  at: now - ago,
  refused,
});
const next = (...all: OutgoingMessage[]) => nextToSend(all, now)?.key;

test("messages leave in the order in which they were written", () => {
  expect(next(written("a", "one", 3), written("b", "two", 2), written("c", "one", 1))).toBe("a");
  expect(next()).toBeUndefined();
});

test("what the server refused does not hold up the next", () => {
  expect(next(written("a", "one", 3, "No."), written("b", "one", 2))).toBe("b");
});

test("a message that waited for a day asks before it is sent, and holds up those of its case only", () => {
  expect([isOld(written("a", "one", day), now), isOld(written("a", "one", day - 1), now)]).toEqual([true, false]);
  expect(next(written("a", "one", day), written("b", "one", 1))).toBeUndefined();
  expect(next(written("a", "one", day), written("b", "one", 2), written("c", "two", 1))).toBe("c");
});
