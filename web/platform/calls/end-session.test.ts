import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { profileOf } from "../../testing/profile-of.ts";
import type { Query } from "./document.ts";

const day: Query<{ day: { status: string } }, { id: string }> = {
  kind: "query",
  name: "Day",
  text: "query Day($id: ID!) { day(id: $id) { status } }",
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("location", { pathname: "/patient", search: "?type=inactive&page=2" });
});
afterEach(() => {
  vi.resetModules(); // The session of this test must not be visible to other tests.
  vi.unstubAllGlobals();
});

test.each(["Token expired", "token EXPIRED"])(
  "A139 C261: the answer %j says so once, and nothing of the session stays",
  async (status) => {
    const { session } = await import("../session/session.ts");
    const { toasts } = await import("../notices/toasts.ts");
    const { queryOnce } = await import("./calls.ts");
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ data: { day: { status, message: "" } } })));
    session.save(profileOf("t"));
    for (const storage of [localStorage, sessionStorage]) storage.setItem("restride.of.this.person", "1");
    await Promise.all([queryOnce(day, { id: "1" }), queryOnce(day, { id: "2" })]);
    expect(session.current()).toBeNull();
    for (const storage of [localStorage, sessionStorage]) expect(storage.getItem("restride.of.this.person")).toBeNull();
    expect(toasts.current()).toMatchObject([{ kind: "error", text: "Token expired" }]);
    for (const storage of [localStorage, sessionStorage]) expect(storage.getItem("restride.session")).toBeNull();
  },
);

test("A139: whoever signs in again goes on at the page and with the filters at which the session ended", async () => {
  const { session } = await import("../session/session.ts");
  const { returnPath } = await import("../session/return-path.ts");
  const { endExpiredSession } = await import("./end-session.ts");
  const profile = profileOf("t");
  session.save(profile);
  endExpiredSession();
  expect(returnPath.take(profile.user._id)).toBe("/patient?type=inactive&page=2");
});
