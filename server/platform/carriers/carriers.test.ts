import { expect, test } from "vitest";
import { carrierKeys, isSignedBy, makeCarriers, signatureOf } from "./carriers.ts";

const [older, newer] = ["o".repeat(32), "n".repeat(32)];
const body = Buffer.from('{"id":"evt_1"}');

test("a signature is HMAC-SHA-256 over the seconds and the body", () => {
  // printf '1763632800.{"id":"evt_1"}' | openssl dgst -sha256 -hmac oooooooooooooooooooooooooooooooo
  expect(signatureOf(older, "1763632800", body)).toBe(
    "0ebb2ebf5f17ca2dfdf249330bbc5553f3e9dbbcec9be22472a2c07cb31c356c",
  );
});

test("two keys hold at once, and nothing else", () => {
  const signature = signatureOf(older, "1", body);
  expect(isSignedBy([newer, older], signature, "1", body)).toBe(true);
  expect(isSignedBy([newer], signature, "1", body)).toBe(false);
  expect(isSignedBy([], signature, "1", body)).toBe(false);
  expect(isSignedBy([older], signature, "2", body)).toBe(false);
  expect(isSignedBy([older], signature.slice(1), "1", body)).toBe(false);
  expect(isSignedBy([older], signature, "1", Buffer.from("{}"))).toBe(false);
});

test("keys are read by their carrier; short ones and more than two are refused", async () => {
  const keys = carrierKeys.parse(`swift=${newer},${older};other=${older}`);
  const carriers = makeCarriers(keys, null);
  expect([carriers.names, carriers.keysOf("swift"), carriers.keysOf("other"), carriers.keysOf("x")]).toEqual([
    ["swift", "other"],
    [newer, older],
    [older],
    [],
  ]);
  expect(await carriers.news(["https://track.example/1"])).toEqual([]);
  for (const wrong of ["swift", "swift=short", `swift=${newer},${older},${older}`])
    expect(carrierKeys.safeParse(wrong).success).toBe(false);
});
