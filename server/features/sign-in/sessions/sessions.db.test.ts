import type { Id } from "@restride/domain/values/id.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { expect } from "vitest";
import { test } from "../../../../dev-env/database/small-database-test.ts";
import type { SmallDatabase } from "../../../../dev-env/database/small-database.ts";
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
/** An instant, and those directly before and after it. */
const [before, end, after] = [-1, 0, 1].map((ms) =>
  new Date(Date.parse("2026-11-20T12:00:00Z") + ms).toISOString(),
) as [string, string, string];

const sessions = (database: SmallDatabase) => makeSessionsStore(database.db);
const start = (database: SmallDatabase, sessionId: Id, accountId: Id) =>
  sessions(database).start(scope, {
    sessionId,
    accountId,
    startedAt: before,
    endsAt: end,
    application: "AdminWeb",
    device: "Chrome on Windows",
    place: "Oslo",
  });
const left = async (database: SmallDatabase) =>
  (await database.owner.query("select session_id from sessions order by 1")).rows.map(({ session_id }) => session_id);
test.beforeEach(async ({ database }) => {
  await database.owner.query("truncate sessions");
  await start(database, one, ada);
  await start(database, two, bob);
});

test("a session runs for its account until it ends, and is then forgotten", async ({ database }) => {
  const running = { endsAt: end, device: "Chrome on Windows", place: "Oslo" };
  expect(await sessions(database).running(scope, ada, one, before)).toEqual(running);
  expect(await sessions(database).running(scope, ada, one, end)).toBeUndefined();
  expect(await sessions(database).running(scope, bob, one, before)).toBeUndefined();
  await sessions(database).removeEnded(scope, end);
  expect(await left(database)).toEqual([one, two]);
  await sessions(database).removeEnded(scope, after);
  expect(await left(database)).toEqual([]);
});

test("a session is ended once, by its account alone", async ({ database }) => {
  expect(await sessions(database).end(scope, bob, one)).toBe(false);
  expect(await sessions(database).end(scope, ada, one)).toBe(true);
  expect(await sessions(database).end(scope, ada, one)).toBe(false);
  expect(await left(database)).toEqual([two]);
});

test("a session ends with all others of its account but one", async ({ database }) => {
  await start(database, third, ada);
  await sessions(database).endOthers(scope, ada, third);
  expect(await left(database)).toEqual([two, third]);
});

test("a session is listed for its account alone, the last used first; a note from before moves nothing", async ({
  database,
}) => {
  await start(database, third, ada);
  const note = (used_at: string) => sessions(database).noteUses(scope, [{ session_id: one, used_at }]);
  await note(end);
  await note(before);
  const listed = await makeSessionsQueries(database.db).sessionsOf(scope, ada, before);
  expect(listed.map(({ _id, lastUsedAt }) => [_id, lastUsedAt])).toEqual([
    [one, end],
    [third, before],
  ]);
  expect(await makeSessionsQueries(database.db).sessionsOf(scope, ada, end)).toEqual([]);
});
