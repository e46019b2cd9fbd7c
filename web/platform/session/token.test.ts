import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, expect, test, vi } from "vitest";
import { linkClaims } from "./link-claims.ts";
import { isTokenGenuine, tokenTimes, verifies } from "./token.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const { privateKey, publicKey } = await generateKeyPair("EdDSA");
const noon = Date.UTC(2026, 4, 3, 12);
const signed = (endsAt: number | null): Promise<string> => {
  const token = new SignJWT({ role: 1, name: "Zoë" }).setProtectedHeader({ alg: "EdDSA" });
  return (endsAt === null ? token : token.setExpirationTime(endsAt / 1000)).sign(privateKey);
};

test("A140: a token that the server signed is genuine until it ends", async () => {
  const token = await signed(noon);
  expect(await verifies(token, publicKey, noon - 1)).toBe(true);
  expect(await verifies(token, publicKey, noon)).toBe(false);
});

test("A140: an undecodable or badly signed token is not, and one without an end neither", async () => {
  const token = await signed(noon);
  const [header, payload, signature] = token.split(".");
  const foreign = (await generateKeyPair("EdDSA")).publicKey;
  const longer = btoa(JSON.stringify({ role: 1, exp: noon / 1000 + 60 })).replaceAll("=", "");
  const bad = [
    "",
    "not a token",
    "a.b.c",
    `${header}.${payload}.`,
    `${header}.${payload}`,
    `${header}.${longer}.${signature}`,
  ];
  for (const each of bad) expect(await verifies(each, publicKey, noon - 1), each).toBe(false);
  expect(await verifies(token, foreign, noon - 1)).toBe(false);
  expect(await verifies(await signed(null), publicKey, noon - 1)).toBe(false);
});

test("A312: a token says how long it lasts by the server's clock, and whether its session goes on after it", async () => {
  const [issued, hour] = [noon / 1000, 3_600];
  const token = (until: number | null) =>
    new SignJWT(until === null ? {} : { until })
      .setProtectedHeader({ alg: "EdDSA" })
      .setIssuedAt(issued)
      .setExpirationTime(issued + 5 * hour)
      .sign(privateKey);
  const lasts = 18_000_000;
  expect(tokenTimes(await token(issued + 12 * hour))).toEqual({ lasts, isRenewable: true });
  expect(tokenTimes(await token(issued + 5 * hour))).toEqual({ lasts, isRenewable: false });
  expect(tokenTimes(await token(null))).toEqual({ lasts, isRenewable: false });
  expect([tokenTimes("t"), tokenTimes("a.b.c"), tokenTimes("")]).toEqual([null, null, null]);
});

test("C242: a link's token names its link, and how long it works at most by the clock of the device", async () => {
  vi.useFakeTimers({ now: noon + 60_000, toFake: ["Date"] });
  const claims = { sid: "s", kind: "progress" };
  const token = (issued: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "EdDSA" })
      .setIssuedAt(issued / 1000)
      .setExpirationTime(issued / 1000 + 1_800)
      .sign(privateKey);
  expect(linkClaims(await token(noon))).toEqual({ id: "s", kind: "progress", lasts: 1_740_000 });
  expect(linkClaims(await token(noon + 3_600_000))).toMatchObject({ lasts: 1_800_000 });
  expect(linkClaims(await token(noon - 3_600_000))).toMatchObject({ lasts: 0 });
  expect([linkClaims(await signed(noon)), linkClaims("a.b.c"), linkClaims("")]).toEqual([null, null, null]);
});

test("A140: after the server's key has changed, the key that the browser has kept is read anew", async () => {
  const kept = await exportJWK((await generateKeyPair("EdDSA")).publicKey);
  const newest = await exportJWK(publicKey);
  const answer = (_address: string, { cache }: RequestInit) =>
    Promise.resolve(Response.json(cache === "reload" ? newest : kept));
  vi.stubGlobal("fetch", answer);
  expect(await isTokenGenuine(await signed(Date.now() + 60_000))).toBe(true);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
  expect(await isTokenGenuine(await signed(Date.now() + 60_000))).toBe(false);
});
