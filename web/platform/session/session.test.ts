import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { profileOf } from "../../testing/profile-of.ts";

const profile = profileOf("t");

afterEach(() => {
  vi.resetModules(); // The session of this test must not be visible to other tests.
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 1_000 });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});

test("A128: the profile is kept with its token, customer, company, trust token, exp and user", async () => {
  const { parseStored, session } = await import("./session.ts");
  const user = { ...profile.user, userimage: "/images/nora.webp", signature: "Kind regards", surgeon: "s1" };
  const company = { _id: "k1", name: "Restride Care Co." };
  const full = { ...profile, company, user: { ...user, lastlogintime: "2026-11-20T15:00:00Z", filter: "type=all" } };
  session.save(full);
  expect(parseStored(localStorage.getItem("restride.session"))?.profile).toEqual(full);
  expect(session.current()).toEqual(full);
});

test("A137 C311: saving a profile stores when it expires, 18,000,000 ms later", async () => {
  const { parseStored, session } = await import("./session.ts");
  session.save(profile);
  expect(parseStored(localStorage.getItem("restride.session"))?.expiresAt).toBe(18_001_000);
});

const tokenOf = (payload: object): string => `e30.${btoa(JSON.stringify(payload))}.s`;

test("A312: a token that ends earlier is over earlier, whatever the browser's clock shows", async () => {
  const { session } = await import("./session.ts");
  session.save({ ...profile, token: tokenOf({ iat: 900, exp: 960, until: 960 }) });
  expect(session.end()).toEqual({ at: 61_000, isRenewable: false });
});

test("A312 C242: a renewed token starts its time anew, with everything else as it was", async () => {
  const { session } = await import("./session.ts");
  const ended = vi.fn();
  session.onTimeout(ended);
  session.save({ ...profile, token: tokenOf({ iat: 0, exp: 60, until: 120 }) });
  expect(session.end()).toEqual({ at: 61_000, isRenewable: true });
  vi.advanceTimersByTime(59_000);
  const before = localStorage.getItem("restride.session");
  const renewed = tokenOf({ iat: 59, exp: 119, until: 120 });
  session.renew(renewed);
  expect(session.current()).toEqual({ ...profile, token: renewed });
  expect(session.isOutlivedBy(before)).toBe(false);
  vi.advanceTimersByTime(59_999);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ended).toHaveBeenCalledOnce();
});

test("A312: a tab hears that another of the same person lasts longer, and of nobody else", async () => {
  const { session } = await import("./session.ts");
  session.save(profile);
  const { expiresAt } = JSON.parse(localStorage.getItem("restride.session")!) as { expiresAt: number };
  const other = (person: string, at: number) =>
    JSON.stringify({ profile: { ...profile, user: { ...profile.user, _id: person } }, expiresAt: at });
  expect(session.isOutlivedBy(other("u1", expiresAt + 1))).toBe(true);
  for (const text of [other("u1", expiresAt), other("u2", expiresAt + 1), null, "{"])
    expect(session.isOutlivedBy(text)).toBe(false);
});

test("A138 C313: when that time passes, those who asked are told", async () => {
  const { session } = await import("./session.ts");
  const ended = vi.fn();
  session.onTimeout(ended);
  session.save(profile);
  vi.advanceTimersByTime(17_999_999);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ended).toHaveBeenCalledOnce();
});

test("A139 C261: ending a session empties local and session storage, but for the settings of the browser", async () => {
  const { session } = await import("./session.ts");
  session.save(profile);
  sessionStorage.setItem("pending", "x");
  localStorage.setItem("restride.push", "x");
  session.clear();
  expect([localStorage.length, sessionStorage.length, session.current()]).toEqual([0, 0, null]);
  session.save(profile);
  localStorage.setItem("restride.theme", "dark");
  session.clear();
  expect([localStorage.length, localStorage.getItem("restride.theme")]).toEqual([1, "dark"]);
});

test("A140: a stored text that is no profile is no session", async () => {
  const { parseStored } = await import("./session.ts");
  for (const text of [null, "", "{", "{}", '{"profile":{"token":"t"},"expiresAt":1}'])
    expect(parseStored(text)).toBeNull();
});

const at = (tokenName: string, customer: string | null, expiresAt: number, person = "u1") => ({
  profile: {
    ...profile,
    token: tokenName,
    customer: customer === null ? null : { ...profile.customer!, _id: customer },
    user: { ...profile.user, _id: person },
  },
  expiresAt,
});

test("A217: a tab stays in its clinic whatever another tab chooses", async () => {
  const { chooseSession } = await import("./session.ts");
  const own = at("t1", "c1", 10);
  expect(chooseSession(own, at("t2", "c2", 20))).toBe(own);
  expect(chooseSession(own, at("t3", null, 20))).toBe(own);
  expect(chooseSession(at("t3", null, 20), own)?.profile.token).toBe("t3");
});

test("A137: of two sessions in one clinic a tab takes the longer one; a new tab takes that of the last", async () => {
  const { chooseSession } = await import("./session.ts");
  const [short, long] = [at("t1", "c1", 10), at("t2", "c1", 20)];
  expect(chooseSession(short, long)).toBe(long);
  expect(chooseSession(long, short)).toBe(long);
  expect(chooseSession(null, short)).toBe(short);
});

test("A139: who signed out in one tab is signed out in all, and somebody else's session is never mixed in", async () => {
  const { chooseSession } = await import("./session.ts");
  expect(chooseSession(at("t1", "c1", 10), null)).toBeNull();
  const other = at("t2", "c2", 5, "u2");
  expect(chooseSession(at("t1", "c1", 10), other)).toBe(other);
  expect(chooseSession(null, null)).toBeNull();
});

test("A032 A140: a stored session stays where its token cannot be checked; a false token ends it", async () => {
  const { session } = await import("./session.ts");
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  const stored = { ...profile, token: `${tokenOf({ exp: 60 })}igs` };
  session.save(stored);
  await session.restore();
  expect(session.current()).toEqual(stored);
  expect(localStorage.getItem("restride.session")).not.toBeNull();
  session.save({ ...profile, token: "no token" });
  await session.restore();
  expect([session.current(), localStorage.length, sessionStorage.length]).toEqual([null, 0, 0]);
});

test("a changed field of the user is there after a reload, in this tab and in a new one, and moves no end", async () => {
  const { session } = await import("./session.ts");
  session.save(profile);
  const before = session.end();
  session.updateUser({ firstname: "Norah" });
  expect(session.current()?.user.firstname).toBe("Norah");
  for (const storage of [sessionStorage, localStorage])
    expect(JSON.parse(storage.getItem("restride.session")!)).toMatchObject({
      profile: { user: { firstname: "Norah", lastname: "Castell" } },
    });
  expect(session.end()).toEqual(before);
});
