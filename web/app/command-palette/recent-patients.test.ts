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

const day = 86_400_000;
const load = async () => {
  const { session } = await import("../../platform/session/session.ts");
  const { recentPatients } = await import("./recent-patients.ts");
  session.save(profileOf("t"));
  const ids = (now = 1_000) => recentPatients.list(now).map(({ id }) => id);
  return { session, recentPatients, ids };
};

test("the patients that were opened last stand there once each, the newest first", async () => {
  const { recentPatients, ids } = await load();
  for (const id of ["a", "b", "a"]) recentPatients.add(id, 1_000);
  expect(ids()).toEqual(["a", "b"]);
});

test("eight patients are kept, for 30 days", async () => {
  const { recentPatients, ids } = await load();
  for (const id of ["a", "b", "c", "d", "e", "f", "g", "h", "i"]) recentPatients.add(id, 1_000);
  expect(ids()).toEqual(["i", "h", "g", "f", "e", "d", "c", "b"]);
  expect(ids(30 * day + 999)).toHaveLength(8);
  expect(ids(30 * day + 1_000)).toEqual([]);
});

test("what one person opened in a clinic is not listed for another person, nor in another clinic", async () => {
  const { session, recentPatients, ids } = await load();
  recentPatients.add("a", 1_000);
  const profile = profileOf("t");
  session.save({ ...profile, customer: { ...profile.customer!, _id: "c2" } });
  expect(ids()).toEqual([]);
  session.save({ ...profile, user: { ...profile.user, _id: "u2" } });
  expect(ids()).toEqual([]);
  session.save(profile);
  expect(ids()).toEqual(["a"]);
});
