import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { TooBusy } from "../limits/concurrency-limit.ts";
import { hashSecret, makePasswords, newCode, newSecret, unusableHash } from "./passwords.ts";

test("a password matches its hash and no other, and an account without one never", async () => {
  const passwords = makePasswords();
  const stored = await passwords.hash("walking-again");
  expect(await passwords.matches(stored, "walking-again")).toBe(true);
  expect(await passwords.matches(stored, "walking-agian")).toBe(false);
  expect(await passwords.matches(null, "walking-again")).toBe(false);
});

test("an account without a password costs what any other costs", async () => {
  const costOf = (hash: string): string => hash.split("$").slice(0, 4).join("$");
  expect(costOf(unusableHash)).toBe("$argon2id$v=19$m=19456,t=2,p=1");
  expect(costOf(await makePasswords().hash("walking-again"))).toBe(costOf(unusableHash));
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

test("a rush is told in a sentence, and more lanes take more at once", async () => {
  const passwords = makePasswords(2, 0);
  const [first, second, third] = [passwords.hash("x"), passwords.hash("x"), passwords.hash("x")];
  await expect(third).rejects.toThrow("Many people are signing in right now. Try again in a moment.");
  for (const hash of await Promise.all([first, second])) expect(hash).toContain("$argon2id$");
});

test("a hash costs 19 MiB and two passes, as OWASP asks at least", async () =>
  expect(await makePasswords().hash("x")).toContain("m=19456,t=2,p=1"));

test("a secret is 32 random bytes as text, and is kept as its SHA-256", () => {
  expect(newSecret()).toMatch(/^[\w-]{43}$/);
  expect(newSecret()).not.toBe(newSecret());
  // The SHA-256 of the empty text, as published with FIPS 180.
  expect(hashSecret("")).toBe(
    Buffer.from("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "hex").toString("base64url"),
  );
});

test("a password with marks matches in both of Unicode's forms; one hashed as it was sent is renewed once it matches", async () => {
  const passwords = makePasswords();
  const [composed, decomposed] = ["Schl\u00FCssel-2026", "Schlu\u0308ssel-2026"];
  const stored = await passwords.hash(decomposed);
  for (const sent of [composed, decomposed]) expect(await passwords.matches(stored, sent)).toBe(true);
  const renewed: string[] = [];
  const renew = async (hash: string) => renewed.push(hash);
  const former = await hash(decomposed);
  expect(await passwords.matches(former, composed, renew)).toBe(false);
  expect(await passwords.matches(former, `${decomposed}x`, renew)).toBe(false);
  expect(await passwords.matches(null, decomposed, renew)).toBe(false);
  expect(renewed).toEqual([]);
  expect(await passwords.matches(former, decomposed, renew)).toBe(true);
  expect(renewed).toHaveLength(1);
  for (const sent of [composed, decomposed]) expect(await passwords.matches(renewed[0]!, sent, renew)).toBe(true);
  expect(renewed).toHaveLength(1);
});
