import type { Id } from "@restride/domain/values/id.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSmallDatabase, type SmallDatabase } from "../../../../dev-env/database/small-database.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { makeSessionsStore } from "./sessions.store.ts";
import { makeSessionsQueries } from "./sessions.queries.ts";

const scope = systemScope("test");
const [ada, bob] = [small.user(0, Role.admin), small.user(0, Role.physio)];
const [one, two, third] = ["1", "2", "3"].map((last) => testId(`0192f000-00cc-7000-8000-00000000000${last}`)) as [
  Id,
  Id,
  Id,
];
/** A moment, and those right before and after it. */
const [before, end, after] = [-1, 0, 1].map((ms) =>
  new Date(Date.parse("2026-11-20T12:00:00Z") + ms).toISOString(),
) as [string, string, string];

let opened: SmallDatabase;
beforeAll(async () => {
  opened = await openSmallDatabase();
});
afterAll(() => opened.close());

const sessions = () => makeSessionsStore(opened.db);
const start = (sessionId: Id, accountId: Id) =>
  sessions().start(scope, {
    sessionId,
    accountId,
    startedAt: before,
    endsAt: end,
    application: "AdminWeb",
    device: "Chrome on Windows",
    place: "Oslo",
  });
const left = async () =>
  (await opened.owner.query("select session_id from sessions order by 1")).rows.map(({ session_id }) => session_id);
beforeEach(async () => {
  await opened.owner.query("truncate sessions");
  await start(one, ada);
  await start(two, bob);
});

test("a session runs for its account until it ends, and is then forgotten", async () => {
  const running = { endsAt: end, device: "Chrome on Windows", place: "Oslo" };
  expect(await sessions().running(scope, ada, one, before)).toEqual(running);
  expect(await sessions().running(scope, ada, one, end)).toBeUndefined();
  expect(await sessions().running(scope, bob, one, before)).toBeUndefined();
  await sessions().removeEnded(scope, end);
  expect(await left()).toEqual([one, two]);
  await sessions().removeEnded(scope, after);
  expect(await left()).toEqual([]);
});

test("a session is ended once, by its account alone", async () => {
  expect(await sessions().end(scope, bob, one)).toBe(false);
  expect(await sessions().end(scope, ada, one)).toBe(true);
  expect(await sessions().end(scope, ada, one)).toBe(false);
  expect(await left()).toEqual([two]);
});

test("a session ends with all others of its account but one", async () => {
  await start(third, ada);
  await sessions().endOthers(scope, ada, third);
  expect(await left()).toEqual([two, third]);
});

test("a session is listed for its account alone, the last used first; a note from before moves nothing", async () => {
  await start(third, ada);
  const note = (used_at: string) => sessions().noteUses(scope, [{ session_id: one, used_at }]);
  await note(end);
  await note(before);
  const listed = await makeSessionsQueries(opened.db).sessionsOf(scope, ada, before);
  expect(listed.map(({ _id, lastUsedAt }) => [_id, lastUsedAt])).toEqual([
    [one, end],
    [third, before],
  ]);
  expect(await makeSessionsQueries(opened.db).sessionsOf(scope, ada, end)).toEqual([]);
});
