import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type CompiledQuery, type QueryExecutorProvider, sql } from "kysely";

type Kind = "id" | "date" | "text" | "number" | "boolean" | "bytes" | "json" | "list";

/** Type of a column of an answer. */
export interface Column<Value> {
  readonly kind: Kind;
  readonly isNullable: boolean;
  /** Type of the items of a list. */
  readonly item?: Column<unknown>;
  /** Returns the same column, with null allowed. */
  nullable(): Column<Value | null>;
  /** Never set: it only carries the type for the compiler. */
  readonly value?: Value;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

/** The row type of these columns. */
export type Row<Shape extends Columns> = {
  readonly [Name in keyof Shape]: Shape[Name] extends Column<infer Value> ? Value : never;
};

const columnOf = <Value>(kind: Kind, item?: Column<unknown>): Column<Value> => ({
  kind,
  isNullable: false,
  ...(item && { item }),
  nullable: () => ({ ...columnOf<Value | null>(kind, item), isNullable: true }),
});

/** The types of columns. JSON and composite values have the type that the caller names; instants are texts. */
export const column = {
  id: columnOf<Id>("id"),
  date: columnOf<CalendarDate>("date"),
  text: columnOf<string>("text"),
  number: columnOf<number>("number"),
  boolean: columnOf<boolean>("boolean"),
  bytes: columnOf<Buffer>("bytes"),
  /** One of several texts. */
  textOf: <Value extends string>() => columnOf<Value>("text"),
  /** One of several numbers. */
  numberOf: <Value extends number>() => columnOf<Value>("number"),
  json: <Value>() => columnOf<Value>("json"),
  list: <Value>(item: Column<Value>) => columnOf<Value[]>("list", item),
  /** A list with a fixed number of items. */
  listOf: <Values extends readonly unknown[]>(item: Column<Values[number]>) => columnOf<Values>("list", item),
} as const;

/** Declares the columns of the rows that a statement answers. The statement itself is the only other place that names them. */
export const row = <Shape extends Columns>(shape: Shape): Shape => shape;

/** A compiled statement that promises the columns of its rows. */
interface TypedStatement {
  readonly columns?: Columns;
}

/** Returns the columns that a compiled statement promises; undefined for a statement whose row Kysely infers, or that answers no rows. */
export const columnsOf = (compiled: CompiledQuery & TypedStatement): Columns | undefined => compiled.columns;

/** A statement that answers these columns. */
interface TypedSql<Shape extends Columns> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row<Shape>>;
}

/**
 * Builds a statement from SQL text, for statements whose rows Kysely cannot infer. Tests compare the promised columns with the rows that
 * the database answers (`dev-env/database/answers/compare-rows.ts`); the product does not.
 */
export const typedSql =
  <Shape extends Columns>(columns: Shape) =>
  (parts: TemplateStringsArray, ...values: unknown[]): TypedSql<Shape> => ({
    compile: (executor) => ({ ...sql<Row<Shape>>(parts, ...values).compile(executor), columns }),
  });
