import { expect, test } from "vitest";
import { typedRowsCheck } from "./typed-rows.ts";

const path = "server/features/birds/birds.queries.ts";
const problemsIn = (text: string, at = path) => typedRowsCheck.find([{ path: at, text }]).map(({ line }) => line);

test("a cast without its reason is found, one that says why is not", () => {
  expect(problemsIn('build\n  .selectFrom("birds")\n  .$castTo<Bird>();')).toEqual([1]);
  expect(problemsIn('build\n  .selectFrom("birds")\n  // cast:\n  .$castTo<Bird>();')).toEqual([1]);
  expect(problemsIn('build\n  .selectFrom("birds")\n  // Only owls.\n  .$castTo<Bird>();')).toEqual([1]);
  expect(
    problemsIn('build\n  .selectFrom("birds")\n  // cast: a CHECK leaves only owls.\n  .$castTo<Bird>();'),
  ).toEqual([]);
});

test("a statement that calls its rows what they are is found", () => {
  expect(problemsIn("sql<Bird>`select ring from birds`;")).toEqual([1]);
  expect(problemsIn("sql<{ ring: string }>`\n  with a as (select 1) select ring from birds`;")).toEqual([1]);
  expect(problemsIn("sql<{ total: number }>`update birds set ring = 1 returning ring`;")).toEqual([1]);
  expect(problemsIn("sql<Bird>`${owls} union all ${wrens}`;")).toEqual([1]);
});

test("a statement with columns, one that Kysely infers, one without rows and a single value are not", () => {
  expect(problemsIn("typedSql(birdRow)`select ring from birds`;")).toEqual([]);
  expect(problemsIn("sql<RowOf<typeof owls>>`with a as (select 1) ${owls}`;")).toEqual([]);
  expect(problemsIn("sql`delete from birds`;")).toEqual([]);
  expect(problemsIn("sql<number>`count(*)::int`; sql<string | null>`${ring} || 'x'`;")).toEqual([]);
  expect(
    problemsIn("sql<{ min: number }>`json_build_object('min', 1)`; sql<Id[]>`(select array_agg(id) from birds)`;"),
  ).toEqual([]);
});

test("tests and the tools around the product are not asked", () => {
  expect(problemsIn("sql<Bird>`select ring from birds`;", "server/features/birds/birds.db.test.ts")).toEqual([]);
  expect(problemsIn("sql<Bird>`select ring from birds`;", "dev-env/seed/birds.ts")).toEqual([]);
});
