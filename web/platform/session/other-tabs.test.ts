import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { profileOf } from "../../testing/profile-of.ts";
import type { Profile } from "./profile.ts";

const key = "restride.session";
const tokenOf = (name: string): string => `h.${btoa(JSON.stringify({ name, exp: 100_000 }))}.c2ln`;
const nora = { ...profileOf(tokenOf("nora")) };
const inClinic = (id: string): Profile => ({
  ...nora,
  token: tokenOf(id),
  customer: { ...nora.customer!, _id: id },
});
const thea: Profile = { ...nora, token: tokenOf("thea"), user: { ...nora.user, _id: "u2", firstname: "Thea" } };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 1_000 });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 })); // Without a key, the server judges tokens.
});
afterEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a tab in which Nora is signed in to clinic c1, and which follows other tabs. */
async function openTab() {
  const { followOtherTabs, session } = await import("./session.ts");
  session.save(inClinic("c1"));
  followOtherTabs();
  return session;
}
/** Writes a session to the storage that all tabs share, as another tab does. */
const storeShared = (profile: Profile | null, expiresAt = 18_001_000): void =>
  profile === null ? localStorage.removeItem(key) : localStorage.setItem(key, JSON.stringify({ profile, expiresAt }));
const tellStorage = (changed: string | null = key): boolean =>
  window.dispatchEvent(Object.assign(new Event("storage"), { key: changed }));
const sharedProfile = (): Profile => JSON.parse(localStorage.getItem(key)!).profile;

test("A139: a sign-out in another tab ends the session here, with what this tab kept", async () => {
  const session = await openTab();
  sessionStorage.setItem("restride.drafts", "{}");
  storeShared(null);
  tellStorage();
  expect(session.current()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test("A139: another tab that empties the whole storage signs out here too", async () => {
  const session = await openTab();
  localStorage.clear();
  tellStorage(null);
  expect(session.current()).toBeNull();
});

test("A139: a sign-in of another person in another tab goes on here as that person, without what was kept before", async () => {
  const session = await openTab();
  sessionStorage.setItem("restride.drafts", "{}");
  storeShared(thea);
  tellStorage();
  expect(session.current()).toBeNull();
  await vi.waitFor(() => expect(session.current()?.user.firstname).toBe("Thea"));
  expect(sessionStorage.getItem("restride.drafts")).toBeNull();
});

test("A217: another clinic that is chosen in another tab changes nothing here", async () => {
  const session = await openTab();
  storeShared(inClinic("c2"), 90_000_000);
  tellStorage();
  await vi.advanceTimersByTimeAsync(100);
  expect(session.current()?.customer?._id).toBe("c1");
});

test("A312: a session that another tab renewed in the same clinic goes on here", async () => {
  const session = await openTab();
  const renewed = { ...inClinic("c1"), token: tokenOf("renewed") };
  storeShared(renewed, 90_000_000);
  tellStorage();
  await vi.waitFor(() => expect(session.current()?.token).toBe(renewed.token));
  expect(session.end()?.at).toBe(90_000_000);
});

test("a change of anything else in the storage is no sign-out", async () => {
  const session = await openTab();
  storeShared(null);
  tellStorage("restride.theme");
  expect(session.current()?.customer?._id).toBe("c1");
});

test("A217: a tab that is used again hands its clinic to tabs that are opened from then on", async () => {
  await openTab();
  storeShared(inClinic("c2"));
  expect(sharedProfile().customer?._id).toBe("c2");
  window.dispatchEvent(new Event("focus"));
  expect(sharedProfile().customer?._id).toBe("c1");
});

test("A139: a tab that is used again after a sign-out elsewhere is signed out, and signs nobody in", async () => {
  const session = await openTab();
  storeShared(null);
  window.dispatchEvent(new Event("focus"));
  expect(session.current()).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});
