import { expect, test } from "vitest";
import { carrierSettings } from "./carrier-settings.ts";
import { isSignedBy, makeCarriers, signatureOf } from "./carriers.ts";

const [older, newer] = ["old-key-of-the-swift-carrier-0000", "new-key-of-the-swift-carrier-0001"];
const body = Buffer.from('{"id":"evt_1"}');

test("a signature is HMAC-SHA-256 over the seconds and the body", () => {
  // printf '1763632800.{"id":"evt_1"}' | openssl dgst -sha256 -hmac old-key-of-the-swift-carrier-0000
  expect(signatureOf(older, "1763632800", body)).toBe(
    "817ad8106e8c6f4da177af4f95e7c53085bed7b1359cdba2055d886c6d464537",
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

test("carriers are read with their keys and hosts", async () => {
  const carriers = makeCarriers(
    carrierSettings.parse(`swift=${newer},${older}@track.swift.example,*;other=${older}@other.example`),
    null,
  );
  expect([carriers.names, carriers.keysOf("swift"), carriers.keysOf("other"), carriers.keysOf("x")]).toEqual([
    ["swift", "other"],
    [newer, older],
    [older],
    [],
  ]);
  expect([...carriers.hosts]).toEqual([
    ["swift", ["track.swift.example", "*"]],
    ["other", ["other.example"]],
  ]);
  expect(await carriers.news(["https://track.example/1"])).toEqual([]);
});

test("a carrier without hosts speaks for all where it is alone, else for the hosts with its name in them", () => {
  const hosts = (setting: string) => [...makeCarriers(carrierSettings.parse(setting), null).hosts];
  expect(hosts(`swift=${newer}`)).toEqual([["swift", ["*"]]]);
  expect(hosts(`swift=${newer};other=${older}`)).toEqual([
    ["swift", ["swift"]],
    ["other", ["other"]],
  ]);
});

test("a setting of a carrier is refused with short, more than two, or guessable keys, a name twice, or what is no host", () => {
  for (const wrong of [
    "swift",
    "swift=short",
    `swift=${newer},${older},${older}`,
    `swift=${"k".repeat(40)}`,
    `swift=${"abcdefg".repeat(6)}`,
    `swift=${newer};swift=${older}`,
    `swift=${newer}@https://track.example`,
    `swift=${newer}@track.example;other=${older}@track.example`,
    `swift=${newer}@*;other=${older}@*`,
    `swift=${newer}@.track.example`,
    `swift=${newer}@track.example.`,
    `swift=${newer}@track..example`,
    `swift=${newer}@*.example`,
    `swift=${newer}@`,
    `swift=${newer};`,
  ])
    expect(carrierSettings.safeParse(wrong).success, wrong).toBe(false);
});

test("a key has at least eight different signs, and entries may stand with blanks around them", () => {
  expect(carrierSettings.safeParse(`swift=${"abcdefgh".repeat(4)}`).success).toBe(true);
  const settings = carrierSettings.parse(` swift=${newer}@track.example ; other=${older}@localhost `);
  expect([...settings]).toEqual([
    ["swift", { keys: [newer], hosts: ["track.example"] }],
    ["other", { keys: [older], hosts: ["localhost"] }],
  ]);
});
