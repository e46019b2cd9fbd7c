import { Role } from "@restride/domain/access/roles.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeHoldersQueries } from "./holders/holders.queries.ts";
import { makeOwnContentQueries } from "./own-content.queries.ts";
import { isReplacedFor } from "./kinds.conditions.queries.ts";

const scope = systemScope("test");
const [one, other] = small.companies as readonly Id[] as [Id, Id];
const numbered = (number: number): Id => testId(`0192f000-00e4-7000-8000-00000000000${number}`);

const isReplaced = async ({ db }: SmallDatabase, company: Id | null) => {
  const rows = await db.rows(
    scope,
    "replaced",
    sql<{
      replaced: boolean;
    }>`select ${isReplacedFor(company)} as replaced from content c where c.content_id = ${small.regimen}`,
  );
  return rows[0]!.replaced;
};
const addContent = ({ owner }: SmallDatabase, id: Id, kind: string, company: Id | null, copyOf: Id | null = null) =>
  owner.query("insert into content (content_id, kind, company_id, copy_of) values ($1, $2, $3, $4)", [
    id,
    kind,
    company,
    copyOf,
  ]);
const addVersion = ({ owner }: SmallDatabase, version: Id, content: Id, number: number) =>
  owner.query("insert into content_versions (version_id, content_id, number) values ($1, $2, $3)", [
    version,
    content,
    number,
  ]);
const addRegimen = ({ owner }: SmallDatabase, id: Id, name: string) =>
  owner.query("insert into regimens (regimen_id, code, name, start_day, end_day) values ($1, 'test', $2, 1, 9)", [
    id,
    name,
  ]);
const addEntry = ({ owner }: SmallDatabase, regimen: Id) =>
  owner.query(
    "insert into regimen_exercises (regimen_id, position, exercise_id, start_day, end_day) values ($1, 1, $2, 1, 9)",
    [regimen, small.exercise(2)],
  );

test("a copy takes the place of ready content for its company, once it is published", async ({ database }) => {
  await database.owner.query("delete from content where copy_of is not null");
  expect(await isReplaced(database, one)).toBe(false);
  await addContent(database, numbered(1), "regimen", one, small.regimen);
  expect(await isReplaced(database, one)).toBe(false);
  await addRegimen(database, numbered(1), "Copy");
  await addVersion(database, numbered(1), numbered(1), 1);
  expect([
    await isReplaced(database, one),
    await isReplaced(database, other),
    await isReplaced(database, null),
  ]).toEqual([true, false, false]);
});

test("what holds content in its newest version is listed by name, and what has one name by its id", async ({
  database,
}) => {
  const { db, owner } = database;
  await owner.query("delete from regimen_exercises where exercise_id = $1", [small.exercise(2)]);
  for (const [number, name] of [
    [6, "Same"],
    [5, "Same"],
    [4, "Before"],
    [3, "Left out since"],
  ] as const) {
    await addContent(database, numbered(number), "regimen", one);
    await addRegimen(database, numbered(number), name);
    await addVersion(database, numbered(number), numbered(number), 1);
    await addEntry(database, numbered(number));
  }
  await addRegimen(database, numbered(7), "Without it");
  await addVersion(database, numbered(7), numbered(3), 2);
  await addContent(database, numbered(8), "regimen", other);
  await addRegimen(database, numbered(8), "Another company's");
  await addVersion(database, numbered(8), numbered(8), 1);
  await addEntry(database, numbered(8));
  const holders = async () =>
    (await makeHoldersQueries(db).acrossCustomersHolders(scope, { _id: small.exercise(2), kind: "exercise" }, one)).map(
      ({ name, _id }) => `${name} ${_id.slice(-1)}`,
    );
  expect(await holders()).toEqual(["Before 4", "Same 5", "Same 6"]);
  await owner.query("update content set retired_at = now() where content_id = $1", [numbered(5)]);
  expect(await holders()).toEqual(["Before 4", "Same 6"]);
});

test("content of a company was changed when its draft was, else when its newest version was published; what is ready never was", async ({
  database,
}) => {
  const { db, owner } = database;
  const own = numbered(9);
  await addContent(database, own, "regimen", one);
  const head = async (id: Id) => {
    const row = (await makeOwnContentQueries(db).acrossCustomersHead(scope, id))!;
    return [row.number, row.changed && new Date(row.changed).toISOString()];
  };
  expect(await head(own)).toEqual([0, null]);
  await addRegimen(database, own, "Ours");
  await addVersion(database, own, own, 1);
  await owner.query("update content_versions set published_at = '2026-11-20T12:00:00Z' where version_id = $1", [own]);
  expect([await head(own), await head(small.regimen)]).toEqual([
    [1, "2026-11-20T12:00:00.000Z"],
    [1, null],
  ]);
  await owner.query(
    "insert into content_drafts (content_id, body, changed_by, changed_at) values ($1, '{}', $2, '2026-11-21T12:00:00Z')",
    [own, small.user(0, Role.companyAdmin)],
  );
  expect(await head(own)).toEqual([1, "2026-11-21T12:00:00.000Z"]);
});
