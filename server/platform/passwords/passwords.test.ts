import { expect, test } from "vitest";
import { makePasswords, newCode, nobody, TooBusy } from "./passwords.ts";

test("a password matches its hash and no other, and an account without one never", async () => {
  const passwords = makePasswords();
  const stored = await passwords.hash("walking-again");
  expect(await passwords.matches(stored, "walking-again")).toBe(true);
  expect(await passwords.matches(stored, "walking-agian")).toBe(false);
  expect(await passwords.matches(null, "walking-again")).toBe(false);
});

test("an account without a password costs what any other costs", async () => {
  const costOf = (hash: string): string => hash.split("$").slice(0, 4).join("$");
  expect(costOf(nobody)).toBe("$argon2id$v=19$m=19456,t=2,p=1");
  expect(costOf(await makePasswords().hash("walking-again"))).toBe(costOf(nobody));
});

test("a rush waits in line and is refused beyond it, so that it cannot take every thread", async () => {
  const passwords = makePasswords(1, 2); // one runs, so two may wait
  const rush = [1, 2, 3, 4].map(() => passwords.hash("x"));
  await expect(rush[3]).rejects.toThrow(TooBusy);
  expect(await Promise.all(rush.slice(0, 3))).toHaveLength(3);
  expect(await passwords.hash("x")).toContain("$argon2id$");
});

test("A133: a code is six letters and digits without look-alikes", () => {
  for (let tries = 0; tries < 200; tries += 1) expect(newCode()).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
});
