import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { type Id, noId } from "@restride/domain/values/id.ts";
import { expect, expectTypeOf, test } from "vitest";
import { build } from "./database.ts";
import type { TechnicalHolds } from "../../generated/database.ts";
import type { KnownColumns } from "./known-columns.ts";
import { type ColumnsOf, definitionOf, jsonRows, recordset, type RecordColumns, tableRows } from "./recordset.ts";

const rows = [{ item: noId, day: calendarDate("2026-03-01"), dose: 3 }];
const columns = { item: "uuid", day: "date", dose: "int" } as const;
const text = '[{"item":"00000000-0000-0000-0000-000000000000","day":"2026-03-01","dose":3}]';

test("rows are one parameter, and their columns are defined in the statement", () => {
  const { sql, parameters } = recordset(rows, columns).compile(build);
  expect(sql).toBe('json_to_recordset($1::json) as g ("item" uuid, "day" date, "dose" int)');
  expect(parameters).toEqual([text]);
  expect(recordset(jsonRows(rows), columns).compile(build).parameters).toEqual([text]);
  expect(definitionOf({ set: "int", on: "date" })).toBe('"set" int, "on" date');
});

test("rows of a table take their columns from it", () => {
  const { sql, parameters } = tableRows("technical_holds", [{ note: "a" }]).compile(build);
  expect(sql).toBe('json_populate_recordset(null::"technical_holds", $1::json)');
  expect(parameters).toEqual(['[{"note":"a"}]']);
});

test("each key of the rows has a column, of a type that holds its values", () => {
  interface Row {
    readonly item: Id;
    readonly day: CalendarDate | null;
    readonly dose?: number;
  }
  expectTypeOf<{ item: "uuid"; day: "date"; dose: "int" }>().toExtend<RecordColumns<Row>>();
  expectTypeOf<{ item: "uuid"; day: "date" }>().not.toExtend<RecordColumns<Row>>();
  expectTypeOf<{ item: "uuid"; date: "date"; dose: "int" }>().not.toExtend<RecordColumns<Row>>();
  expectTypeOf<{ item: "text"; day: "date"; dose: "int" }>().not.toExtend<RecordColumns<Row>>();
});

test("a key that is no column of the table has no value", () => {
  type Row = { note: string; held_from: CalendarDate; colour: string };
  expectTypeOf<ColumnsOf<"technical_holds", Row>["held_from"]>().toEqualTypeOf<CalendarDate>();
  expectTypeOf<ColumnsOf<"technical_holds", Row>["colour"]>().toEqualTypeOf<never>();
  expectTypeOf<KnownColumns<TechnicalHolds, Row>>().toEqualTypeOf<never>();
  expectTypeOf<KnownColumns<TechnicalHolds, Pick<Row, "note">>>().toEqualTypeOf<{ note: string }>();
});
