import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { noId } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { expect, expectTypeOf, test } from "vitest";
import { build, compiledOnce } from "./database.ts";
import type { RowOf } from "./row-of.ts";
import { column, columnsOf, row, type Row, typedSql } from "./typed-sql.ts";

const birdRow = row({ name: column.text, ringed: column.date.nullable(), eggs: column.list(column.number) });
type Bird = { readonly name: string; readonly ringed: CalendarDate | null; readonly eggs: number[] };

test("a row has the columns that its schema names", () => {
  expectTypeOf<Row<typeof birdRow>>().toEqualTypeOf<Bird>();
});

test("a statement keeps its columns, also where it is compiled once", () => {
  const owls = (ring: string) => typedSql(birdRow)`select name from birds where ring = ${ring}`;
  const { sql: text, parameters } = owls(noId).compile(build);
  expect([text, parameters]).toEqual(["select name from birds where ring = $1", [noId]]);
  expect(columnsOf(owls(noId).compile(build))).toBe(birdRow);
  const once = compiledOnce(({ ring }: { ring: string }) => owls(ring));
  expect(columnsOf(once({ ring: noId }).compile(build))).toBe(birdRow);
  expect(columnsOf(sql`select 1`.compile(build))).toBeUndefined();
});

test("the row of a statement is what it answers, whoever writes or sends it", () => {
  const named = () => build.selectFrom("customers").select(["name", "customer_id as _id"]);
  expectTypeOf<RowOf<typeof named>["name"]>().toEqualTypeOf<string>();
  expectTypeOf<RowOf<() => Promise<Bird[]>>>().toEqualTypeOf<Bird>();
  expectTypeOf<RowOf<() => Promise<Bird | undefined>>>().toEqualTypeOf<Bird>();
});
