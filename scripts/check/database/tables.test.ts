import { expect, test } from "vitest";
import { tablesCheck } from "./tables.ts";

const nests = {
  path: "server/features/nests/nests.store.ts",
  text: 'build.insertInto("nests"); sql`select 1 from nests n for update of n`',
};

const findProblems = (path: string, text: string): string[] =>
  tablesCheck.find([nests, { path, text }]).map(({ path, message }) => `${path} ${message}`);

test.each([
  'build.insertInto("nests")',
  'build.updateTable("nests as n")',
  'build.deleteFrom("nests")',
  "sql`insert into nests (id) values (1)`",
  "sql`delete from nests where id = 1`",
  "sql`merge into nests using eggs on true`",
  "sql`with old as (select 1)\n  update nests n set full = true`",
  "sql`insert into birds values (${1}); update nests\n set full = ${true}`",
])("a table of another feature is not written by %s", (statement) => {
  expect(findProblems("server/features/birds/birds.store.ts", statement)).toEqual([
    "server/features/birds/birds.store.ts nests is written by nests: birds calls its *.commands.ts or records a domain event",
  ]);
  expect(findProblems("server/features/nests/eggs.store.ts", statement)).toEqual([]);
});

test.each([
  'build.selectFrom("nests")',
  "sql`select * from birds b for update of b`",
  "sql`insert into birds values (1) on conflict (id) do update set nests = 2`",
])("%s does not write it", (statement) => {
  expect(findProblems("server/features/birds/birds.store.ts", statement)).toEqual([]);
});

test("tables of the platform are not written by features, nor the other way round", () => {
  expect(findProblems("server/platform/outbox/outbox.ts", 'build.deleteFrom("nests")')).toHaveLength(1);
});

test("tests and the seed write what they like", () => {
  expect(findProblems("server/features/birds/birds.db.test.ts", 'build.insertInto("nests")')).toEqual([]);
  expect(findProblems("dev-env/seed/birds.ts", 'build.insertInto("nests")')).toEqual([]);
});

test("a query writes nothing, its own feature's tables neither", () => {
  expect(findProblems("server/features/nests/nests.queries.ts", 'build.insertInto("nests")')).toEqual([
    "server/features/nests/nests.queries.ts queries only read: write nests in a store",
  ]);
});

test("who shares a table is listed by name", () => {
  const [users, account] = ["users", "account"].map((name) => ({
    path: `server/features/${name}/${name}.store.ts`,
    text: 'build.updateTable("users")',
  }));
  const birds = { path: "server/features/birds/birds.store.ts", text: 'build.updateTable("users")' };
  expect(tablesCheck.find([account!, users!])).toEqual([]);
  expect(tablesCheck.find([account!, birds, users!])).toEqual([
    expect.objectContaining({ path: "server/features/birds/birds.store.ts" }),
  ]);
});
