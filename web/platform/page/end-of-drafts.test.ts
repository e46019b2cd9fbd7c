import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { profileOf } from "../../testing/profile-of.ts";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 1_000 });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a tab in which Nora is signed in and has a draft, and which follows the end of her session. */
async function openTab() {
  const { session } = await import("../session/session.ts");
  const drafts = await import("../storage/drafts.ts");
  drafts.followEndOfDrafts();
  session.save(profileOf("t"));
  drafts.writeDraft(drafts.draftKeyOf("user"), { text: "Begun" });
  return { session, ...drafts };
}
const isKept = (): boolean => (sessionStorage.getItem("restride.drafts") ?? "").includes("Begun");

test("screens S6: a session that expired keeps the drafts of its tab", async () => {
  const { session, endSessionKeepingDrafts } = await openTab();
  endSessionKeepingDrafts(session.clear);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isKept()).toBe(true);
});

test("screens S6: a session that is ended forgets the drafts of other tabs a second later", async () => {
  const { session } = await openTab();
  const drafts = sessionStorage.getItem("restride.drafts")!;
  session.clear();
  sessionStorage.setItem("restride.drafts", drafts); // Each tab has its own session storage.
  await vi.advanceTimersByTimeAsync(900);
  expect(isKept()).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(isKept()).toBe(false);
});

test("screens S6: drafts stay where the person signed in again within the second", async () => {
  const { session } = await openTab();
  const drafts = sessionStorage.getItem("restride.drafts")!;
  session.clear();
  sessionStorage.setItem("restride.drafts", drafts);
  session.save(profileOf("t2"));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isKept()).toBe(true);
});

test("screens S6: after a sign-in that follows an expired session, signing out forgets drafts again", async () => {
  const { session, endSessionKeepingDrafts } = await openTab();
  endSessionKeepingDrafts(session.clear);
  session.save(profileOf("t2"));
  expect(localStorage.getItem("restride.expired")).toBeNull();
  const drafts = sessionStorage.getItem("restride.drafts")!;
  session.clear();
  sessionStorage.setItem("restride.drafts", drafts);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isKept()).toBe(false);
});

test("a draft that is taken away leaves the others of its person, and a kept value is found under its name only", async () => {
  const { writeDraft, draftKeyOf, ownDrafts, tabStore } = await openTab();
  tabStore<string>("messages").store("On its way");
  expect(tabStore<string>("messages").read()).toBe("On its way");
  expect(tabStore<string>("other").read()).toBeNull();
  writeDraft(draftKeyOf("user"), null);
  expect(Object.values(ownDrafts(draftKeyOf("user")))).toEqual(["On its way"]);
});
