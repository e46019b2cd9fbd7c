import { generateKeyPair, SignJWT } from "jose";
import { expect, test } from "vitest";
import { verifies } from "./token.ts";

const { privateKey, publicKey } = await generateKeyPair("EdDSA");
const signed = (secondsFromNow: number): Promise<string> =>
  new SignJWT({ role: 1 })
    .setProtectedHeader({ alg: "EdDSA" })
    .setExpirationTime(Math.floor(Date.now() / 1000) + secondsFromNow)
    .sign(privateKey);

test("A140: a token that the server signed is genuine", async () => {
  expect(await verifies(await signed(60), publicKey)).toBe(true);
});

test("A140: an undecodable, foreign or ended token is not", async () => {
  const foreign = (await generateKeyPair("EdDSA")).publicKey;
  expect(await verifies("not a token", publicKey)).toBe(false);
  expect(await verifies(await signed(60), foreign)).toBe(false);
  expect(await verifies(await signed(-60), publicKey)).toBe(false);
});
