import type { Id } from "@restride/domain/values/id.ts";
import { importJWK, SignJWT } from "jose";
import { expect, test } from "vitest";
import { makeTokens, newSigningKey } from "./tokens.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";

const [user, session, tenant] = ["1", "2", "3"].map((last) => testId(`0192f000-0000-7000-8000-00000000000${last}`)) as [
  Id,
  Id,
  Id,
];
const hour = 3_600_000;
const claims = { sub: user, sessionId: session, kind: "staff", customer: null, application: "AdminWeb" };

test("A137: a session token lasts 18,000,000 ms, also when it was read before", async () => {
  let time = 1_800_000_000_000;
  const tokens = await makeTokens(await newSigningKey(), () => time);
  const token = await tokens.issue(claims, 18_000_000);
  expect(await tokens.read(token)).toMatchObject({ ...claims, issuedAt: time, expiresAt: time + 18_000_000 });
  time += 18_000_000 - 1_000;
  expect(await tokens.read(token)).toMatchObject(claims);
  time += 1_000;
  expect(await tokens.read(token)).toBeNull();
});

test("a token tells the browser when its session ends", async () => {
  const time = 1_800_000_000_900;
  const tokens = await makeTokens(await newSigningKey(), () => time);
  const token = await tokens.issue({ ...claims, sessionEndsAt: time + 12 * hour }, hour);
  expect(await tokens.read(token)).toMatchObject({ sessionEndsAt: 1_800_043_200_000 });
});

test("a token carries its tenant, and ends with the second that it names", async () => {
  let time = 1_800_000_000_900;
  const tokens = await makeTokens(await newSigningKey(), () => time);
  const token = await tokens.issue({ ...claims, customer: tenant }, 1_000);
  expect(await tokens.read(token)).toEqual({
    ...claims,
    customer: tenant,
    issuedAt: 1_800_000_000_900,
    expiresAt: 1_800_000_001_000,
  });
  time = 1_800_000_001_000;
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
  const token = await tokens.issue(claims, hour);
  expect(await tokens.read(await foreign.issue(claims, hour))).toBeNull();
  expect(await tokens.read(`${token.slice(0, -4)}AAAA`)).toBeNull();
  expect(await tokens.read("nonsense")).toBeNull();
  expect(tokens.publicKey).not.toHaveProperty("d");
});

test("a token that names no session is none", async () => {
  const now = () => 1_800_000_000_000;
  const signingKey = await newSigningKey();
  const tokens = await makeTokens(signingKey, now);
  const [header, body] = (await tokens.issue(claims, hour)).split(".");
  const { sid, ...rest } = JSON.parse(Buffer.from(body!, "base64url").toString());
  expect(sid).toBe(session);
  const signed = (payload: object) =>
    new SignJWT({ ...payload }).setProtectedHeader(JSON.parse(Buffer.from(header!, "base64url").toString()));
  const key = await importJWK(JSON.parse(signingKey), "EdDSA");
  expect(await tokens.read(await signed({ ...rest, sid }).sign(key))).toMatchObject(claims);
  expect(await tokens.read(await signed(rest).sign(key))).toBeNull();
});

test("a key that is none, or whose halves do not fit, is found at the start, and only its public half is shown", async () => {
  const good = JSON.parse(await newSigningKey()) as Record<string, string>;
  const other = JSON.parse(await newSigningKey()) as Record<string, string>;
  const bad = [
    { kty: "oct", k: "c2VjcmV0", d: "x" },
    { ...good, d: "A".repeat(43) },
    { ...good, x: other.x },
    { ...good, crv: "X25519" },
    {},
  ].map((key) => JSON.stringify(key));
  for (const key of [...bad, "nonsense", "null"])
    await expect(makeTokens(key, Date.now), key).rejects.toThrow("RESTRIDE_SIGNING_KEY must hold the private key");
  const named = await makeTokens(JSON.stringify({ ...good, kid: "2026" }), Date.now);
  expect(named.publicKey).toEqual({ kty: "OKP", crv: "Ed25519", x: good.x, kid: "2026", alg: "EdDSA", use: "sig" });
  const { publicKey } = await makeTokens(JSON.stringify({ ...good, note: "mine", p: "q" }), Date.now);
  expect(Object.keys(publicKey).toSorted()).toEqual(["alg", "crv", "kty", "use", "x"]);
});
