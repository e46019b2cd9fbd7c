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
  const passwords = makePasswords(1, 2); // its own hash for accounts without a password runs, so two may wait
  const rush = [1, 2, 3].map(() => passwords.hash("x"));
  await expect(rush[2]).rejects.toThrow(TooBusy);
  expect(await Promise.all(rush.slice(0, 2))).toHaveLength(2);
  expect(await passwords.hash("x")).toContain("$argon2id$");
});

test("A133: a code is six letters and digits without look-alikes", () => {
  for (let tries = 0; tries < 200; tries += 1) expect(newCode()).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
});
