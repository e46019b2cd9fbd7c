import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type Insertable, type RawBuilder, sql } from "kysely";
import type { DB } from "../../generated/database.ts";

declare const rowBrand: unique symbol;

/** Rows as one JSON text, so that a statement takes any number of rows as one parameter. */
export type JsonRows<Row> = string & { readonly [rowBrand]: Row };

export const jsonRows = <Row extends object>(rows: readonly Row[]): JsonRows<Row> =>
  JSON.stringify(rows) as JsonRows<Row>;

/** The SQL types that a column may have for the values of its rows. */
type SqlType<Value> = [Value] extends [boolean]
  ? "boolean"
  : [Value] extends [number]
    ? "int" | "numeric"
    : [Value] extends [Id]
      ? "uuid"
      : [Value] extends [CalendarDate]
        ? "date"
        : [Value] extends [string]
          ? "text" | "timestamptz" | "uuid"
          : [Value] extends [readonly number[]]
            ? "smallint[]" | "jsonb"
            : "jsonb";

/** SQL types of columns by key of the row. Each key is required, so a forgotten or misspelled key does not compile. */
export type RecordColumns<Row> = { readonly [Key in keyof Row]-?: SqlType<NonNullable<Row[Key]>> };

/** Returns the columns as a statement defines them: `"code" text, "heading" boolean`. */
export const definitionOf = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(", ");

/** Returns rows as the table `g` of a statement. */
export const recordset = <Row extends object>(
  rows: readonly Row[] | JsonRows<Row>,
  columns: RecordColumns<Row>,
): RawBuilder<Row> =>
  sql`json_to_recordset(${textOf(rows)}::json) as g (${sql.raw(definitionOf(columns as Record<string, string>))})`;

/** Returns the same table as SQL text, for a statement whose parameter has this number. */
export const recordsetOf = <Row extends object>(
  parameter: number,
  _rows: readonly Row[],
  columns: RecordColumns<Row>,
): string => `json_to_recordset($${parameter}::json) as g (${definitionOf(columns as Record<string, string>)})`;

/** The columns of a table that have the keys of `Row`; a key that is no column has type never. */
export type ColumnsOf<Table extends keyof DB, Row> = {
  [Key in keyof Row]: Key extends keyof Insertable<DB[Table]> ? Insertable<DB[Table]>[Key] : never;
};

/** Returns rows of a database table as a table of a statement; columns that are left out are null. */
export const tableRows = <Table extends keyof DB, Row extends ColumnsOf<Table, Row>>(
  table: Table,
  rows: readonly Row[],
): RawBuilder<Row> => sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;

const textOf = <Row extends object>(rows: readonly Row[] | JsonRows<Row>): string =>
  Array.isArray(rows) ? JSON.stringify(rows) : (rows as JsonRows<Row>);
