import type { Column, Columns } from "@restride/server/platform/database/typed-sql.ts";
import pg from "pg";

const { BOOL, BPCHAR, BYTEA, DATE, FLOAT4, FLOAT8, INT2, INT4, INT8, JSON, JSONB, NUMERIC, TEXT, TIMESTAMPTZ, UUID } =
  pg.types.builtins;
const { VARCHAR } = pg.types.builtins;
/** Type ids of lists of booleans, bytes, small and whole numbers, texts, decimals, dates, instants, exact numbers and ids. */
const lists = [1000, 1001, 1005, 1007, 1009, 1015, 1016, 1021, 1022, 1182, 1185, 1231, 2951];

/** Database types that each kind of column allows. */
const types: Readonly<Record<Column<unknown>["kind"], readonly number[]>> = {
  id: [UUID],
  date: [DATE],
  text: [TEXT, VARCHAR, BPCHAR, TIMESTAMPTZ],
  number: [INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC],
  boolean: [BOOL],
  bytes: [BYTEA],
  json: [JSON, JSONB],
  list: lists,
};

/** Result of a statement, as the driver returns it. */
export interface Answer {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  readonly rows: readonly unknown[];
}

const hasNull = ({ isNullable, item }: Column<unknown>, value: unknown): boolean =>
  value === null ? !isNullable : item !== undefined && (value as unknown[]).some((each) => hasNull(item, each));

const problemOf = (name: string, column: Column<unknown>, { fields, rows }: Answer): string | null => {
  const field = fields.find((each) => each.name === name);
  if (!field) return `${name} is not answered`;
  if (!types[column.kind].includes(field.dataTypeID)) return `${name} is no ${column.kind} (type ${field.dataTypeID})`;
  const values = rows.map((row) => (row as Record<string, unknown>)[name]);
  return values.some((value) => hasNull(column, value)) ? `${name} is null` : null;
};

/** Returns the differences between the rows of a result and the columns that the statement promises: in a name, a type, or a null. */
export const rowProblems = (columns: Columns, answer: Answer): string[] => [
  ...Object.entries(columns).flatMap(([name, column]) => problemOf(name, column, answer) ?? []),
  ...answer.fields.filter(({ name }) => !(name in columns)).map(({ name }) => `${name} is not promised`),
];
