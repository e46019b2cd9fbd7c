import { expect, test } from "vitest";
import { makeTokens, newSigningKey, sessionLength } from "./tokens.ts";

const claims = { sub: "u1", kind: "staff", customer: null, application: "AdminWeb" };

test("A137: a session token lasts 18,000,000 ms, also when it was read before", async () => {
  let time = 1_800_000_000_000;
  const tokens = await makeTokens(await newSigningKey(), () => time);
  const token = await tokens.issue(claims);
  expect(await tokens.read(token)).toMatchObject({ ...claims, issuedAt: time, expiresAt: time + sessionLength });
  time += sessionLength - 1_000;
  expect(await tokens.read(token)).toMatchObject(claims);
  time += 1_000;
  expect(await tokens.read(token)).toBeNull();
});

test("a link's token lasts as long as it is asked to", async () => {
  let time = 1_800_000_000_000;
  const tokens = await makeTokens(await newSigningKey(), () => time);
  const token = await tokens.issue(claims, 60_000);
  time += 59_000;
  expect(await tokens.read(token)).toMatchObject(claims);
  time += 1_000;
  expect(await tokens.read(token)).toBeNull();
});

test("A140: a token of another key, a changed one and nonsense are no session", async () => {
  const now = () => 1_800_000_000_000;
  const tokens = await makeTokens(await newSigningKey(), now);
  const foreign = await makeTokens(await newSigningKey(), now);
  const token = await tokens.issue(claims);
  expect(await tokens.read(await foreign.issue(claims))).toBeNull();
  expect(await tokens.read(`${token.slice(0, -4)}AAAA`)).toBeNull();
  expect(await tokens.read("nonsense")).toBeNull();
  expect(tokens.publicKey).not.toHaveProperty("d");
});
