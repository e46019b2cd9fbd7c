import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, expect, test, vi } from "vitest";
import { linkClaims } from "./link-claims.ts";
import { checkToken, tokenTimes } from "./token.ts";

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

const jwk = await exportJWK(publicKey);
const servePublicKey = (key: object = jwk) => vi.stubGlobal("fetch", async () => Response.json(key));

test("A140: a token that the server signed is genuine by the server's public key until it ends", async () => {
  servePublicKey();
  const token = await signed(noon);
  expect(await checkToken(token, noon - 1)).toBe("genuine");
  expect(await checkToken(token, noon)).toBe("false");
});

test("A033 A140: an undecodable or badly signed token is false, and one without an end too", async () => {
  servePublicKey();
  const token = await signed(noon);
  const [header, payload, signature] = token.split(".");
  const longer = btoa(JSON.stringify({ role: 1, exp: noon / 1000 + 60 })).replaceAll("=", "");
  const bad = [
    "",
    "not a token",
    "a.b.c",
    `${header}.${payload}.`,
    `${header}.${payload}`,
    `${header}.${longer}.${signature}`,
    await signed(null),
  ];
  for (const each of bad) expect(await checkToken(each, noon - 1), each).toBe("false");
  servePublicKey(await exportJWK((await generateKeyPair("EdDSA")).publicKey));
  expect(await checkToken(token, noon - 1)).toBe("false");
});

const notSupported = () => Promise.reject(new DOMException("Unrecognized name", "NotSupportedError"));

test.for<[string, () => unknown]>([
  ["the browser knows no Ed25519", () => vi.stubGlobal("crypto", { subtle: { importKey: notSupported } })],
  [
    "the browser imports the key and cannot use it",
    () => vi.stubGlobal("crypto", { subtle: { importKey: async () => ({}), verify: notSupported } }),
  ],
  ["the page came without HTTPS", () => vi.stubGlobal("crypto", {})],
  ["the server is away", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))],
  ["the server has no key for now", () => vi.stubGlobal("fetch", async () => new Response("", { status: 503 }))],
  [
    "something else answers in place of the server",
    () => vi.stubGlobal("fetch", async () => new Response("<p>Sign in</p>")),
  ],
  ["the answer is no key", () => servePublicKey({ kty: "OKP", crv: "Ed25519", x: "AA" })],
])("A140: a token stays unknown where %s, but an undecodable or ended one is false", async ([, arrange]) => {
  const token = await signed(noon);
  servePublicKey();
  arrange();
  expect(await checkToken(token, noon - 1)).toBe("unknown");
  for (const each of [token, "a.b.c", ""]) expect(await checkToken(each, noon), each).toBe("false");
});

test("A312: a token says how long it lasts by the server's clock, and whether its session goes on after it", async () => {
  const [issued, hour] = [noon / 1000, 3_600];
  const token = (until: number | null) =>
    new SignJWT(until === null ? {} : { until })
      .setProtectedHeader({ alg: "EdDSA" })
      .setIssuedAt(issued)
      .setExpirationTime(issued + 5 * hour)
      .sign(privateKey);
  const lifetimeMs = 18_000_000;
  expect(tokenTimes(await token(issued + 12 * hour))).toEqual({ lifetimeMs, isRenewable: true });
  expect(tokenTimes(await token(issued + 5 * hour))).toEqual({ lifetimeMs, isRenewable: false });
  expect(tokenTimes(await token(null))).toEqual({ lifetimeMs, isRenewable: false });
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
  expect(linkClaims(await token(noon))).toEqual({ id: "s", kind: "progress", lifetimeMs: 1_740_000 });
  expect(linkClaims(await token(noon + 3_600_000))).toMatchObject({ lifetimeMs: 1_800_000 });
  expect(linkClaims(await token(noon - 3_600_000))).toMatchObject({ lifetimeMs: 0 });
  expect([linkClaims(await signed(noon)), linkClaims("a.b.c"), linkClaims("")]).toEqual([null, null, null]);
});

test("A140: after the server's key has changed, the key that the browser has kept is read anew", async () => {
  const storedKey = await exportJWK((await generateKeyPair("EdDSA")).publicKey);
  const newest = await exportJWK(publicKey);
  const answer = (_address: string, { cache }: RequestInit) =>
    Promise.resolve(Response.json(cache === "reload" ? newest : storedKey));
  vi.stubGlobal("fetch", answer);
  const token = await signed(noon);
  expect(await checkToken(token, noon - 1)).toBe("genuine");
  const away = (_address: string, { cache }: RequestInit) =>
    cache === "reload" ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(Response.json(storedKey));
  vi.stubGlobal("fetch", away);
  expect(await checkToken(token, noon - 1)).toBe("unknown");
});
