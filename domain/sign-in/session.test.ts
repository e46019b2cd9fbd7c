import { expect, test } from "vitest";
import { renewalNotice, sessionLasts, tokenLasts, tokenLength } from "./session.ts";

const hour = 3_600_000;

test("A312 C311: a session lasts 12 hours, a token 18,000,000 ms, and staying signed in is offered 2 minutes before", () => {
  expect([sessionLasts, tokenLasts, renewalNotice]).toEqual([12 * hour, 18_000_000, 120_000]);
});

test("A312: a token ends with its session at the latest", () => {
  expect(tokenLength(0, 12 * hour)).toBe(5 * hour);
  expect(tokenLength(7 * hour, 12 * hour)).toBe(5 * hour);
  expect(tokenLength(7 * hour + 1, 12 * hour)).toBe(5 * hour - 1);
  expect(tokenLength(12 * hour - 1_000, 12 * hour)).toBe(1_000);
});
