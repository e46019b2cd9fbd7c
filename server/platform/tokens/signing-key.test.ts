import { createPrivateKey } from "node:crypto";
import { expect, test } from "vitest";
import { readSigningKey, signingKeyText } from "./signing-key.ts";
import { newSigningKey } from "./tokens.ts";

/** The beginning of each Ed25519 private key in PKCS 8. */
const beginning = Buffer.from("302e020100300506032b657004220420", "hex");

/** Returns a key as JSON, from the 32 bytes of its private half. */
const keyOf = (secret: Buffer): string =>
  JSON.stringify(
    createPrivateKey({ key: Buffer.concat([beginning, secret]), format: "der", type: "pkcs8" }).export({
      format: "jwk",
    }),
  );

const weak =
  "RESTRIDE_SIGNING_KEY holds a key that others know or can guess. Make a new one with `npm run --silent signing-key`.";

test.each([
  ["zeros", Buffer.alloc(32)],
  ["one repeated byte", Buffer.alloc(32, 0x61)],
  ["a repeated word", Buffer.alloc(32, "restride")],
  ["bytes that count up", Buffer.from(Array.from({ length: 32 }, (_, at) => at + 1))],
  ["RFC 8032, test 2", Buffer.from("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb", "hex")],
  ["RFC 8410", Buffer.from("D4EE72DBF913584AD5B6D8F1F769F8AD3AFE7C28CBF1D4FBE097A88F44755842", "hex")],
  ["RFC 8037", Buffer.from("nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A", "base64url")],
  ["RFC 9421", Buffer.from("n4Ni-HpISpVObnQMW0wOhCKROaIKqKtW_2ZYb2p9KcU", "base64url")],
])("a key of %s is refused", (_name, secret) => {
  expect(() => readSigningKey(keyOf(secret))).toThrow(new Error(weak));
});

test("a key whose halves do not belong together is no key", async () => {
  const [one, other] = [await newSigningKey(), await newSigningKey()].map((key) => JSON.parse(key));
  expect(() => readSigningKey(JSON.stringify({ ...one, x: other.x }))).toThrow("must hold the private key");
});

test("the key is found below the lines that npm prints, and without the space around it", async () => {
  const key = await newSigningKey();
  for (const text of [key, `${key}\n`, `\n> restride@0.1.0 signing-key\n> node server/signing-key.ts\n\n${key}`]) {
    expect(signingKeyText(text)).toBe(key);
    expect(readSigningKey(text)).toEqual(readSigningKey(key));
  }
});
