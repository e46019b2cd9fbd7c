import { expect, test } from "vitest";
import {
  codeNotSent,
  invalidCode,
  invalidLink,
  mayResend,
  normaliseCode,
  oneTimeCode,
  tooManyAttempts,
  wrongCredentials,
} from "./sign-in.ts";

test("A015: a code can be sent again after 30 seconds, not before", () => {
  expect(mayResend(1_000, 30_999)).toBe(false);
  expect(mayResend(1_000, 31_000)).toBe(true);
});

test("A133: a one-time code has 6 characters", () => {
  expect(oneTimeCode.length).toBe(6);
});

test("a pasted code is read without spaces and in any case", () => {
  expect(normaliseCode(" a2b 3c4\n")).toBe("A2B3C4");
  expect(normaliseCode("\u200Ba2b\u202C3c4")).toBe("A2B3C4");
});

test("the wait is told in minutes, rounded up", () => {
  expect(tooManyAttempts(20)).toBe("Too many attempts. Try again in a minute.");
  expect(tooManyAttempts(60)).toBe("Too many attempts. Try again in a minute.");
  expect(tooManyAttempts(61)).toBe("Too many attempts. Try again in 2 minutes.");
});

test("what people read when they cannot sign in tells nothing about an account", () =>
  expect([wrongCredentials, invalidCode, codeNotSent, invalidLink]).toEqual([
    "Wrong Credentials",
    "Invalid OTP",
    "The code could not be sent. Please try again.",
    "This link is no longer valid. Ask for a new one.",
  ]));
