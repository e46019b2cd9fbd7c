import { expect, test } from "vitest";
import { makePasswords, newCode, TooBusy } from "./passwords.ts";

test("a password matches its hash and no other, and an account without one never", async () => {
  const passwords = makePasswords();
  const stored = await passwords.hash("walking-again");
  expect(await passwords.matches(stored, "walking-again")).toBe(true);
  expect(await passwords.matches(stored, "walking-agian")).toBe(false);
  expect(await passwords.matches(null, "walking-again")).toBe(false);
});

test("a rush waits in line and is refused beyond it, so that it cannot take every thread", async () => {
  const passwords = makePasswords(1);
  const rush = await Promise.allSettled(Array.from({ length: 110 }, () => passwords.hash("x")));
  const refused = rush.filter((one) => one.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ reason }) => reason instanceof TooBusy)).toBe(true);
  expect(rush.filter((one) => one.status === "fulfilled").length).toBeGreaterThanOrEqual(100);
}, 30_000);

test("A133: a code is six letters and digits without look-alikes", () => {
  for (let tries = 0; tries < 200; tries += 1) expect(newCode()).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
});
