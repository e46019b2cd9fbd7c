import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type CompiledQuery, type QueryExecutorProvider, sql } from "kysely";

type Kind = "id" | "date" | "text" | "number" | "boolean" | "bytes" | "json" | "list";

/** What a column of an answer holds. */
export interface Column<Value> {
  readonly kind: Kind;
  readonly isNullable: boolean;
  /** What the values of a list are. */
  readonly item?: Column<unknown>;
  /** The same, or null. */
  nullable(): Column<Value | null>;
  /** Only for the compiler. */
  readonly value?: Value;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

/** A row with these columns. */
export type Row<Shape extends Columns> = {
  readonly [Name in keyof Shape]: Shape[Name] extends Column<infer Value> ? Value : never;
};

const columnOf = <Value>(kind: Kind, item?: Column<unknown>): Column<Value> => ({
  kind,
  isNullable: false,
  ...(item && { item }),
  nullable: () => ({ ...columnOf<Value | null>(kind, item), isNullable: true }),
});

/** The kinds of columns. JSON and composite values are what their type says; instants are texts. */
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
  /** A list of so many items. */
  listOf: <Values extends readonly unknown[]>(item: Column<Values[number]>) => columnOf<Values>("list", item),
} as const;

/** The columns of the rows that a statement answers: the only place where they are named beside the statement. */
export const row = <Shape extends Columns>(shape: Shape): Shape => shape;

/** A compiled statement that promises the columns of its rows. */
interface Promising {
  readonly columns?: Columns;
}

/** What the rows of a compiled statement promise; undefined of one whose row Kysely infers, or that answers none. */
export const columnsOf = (compiled: CompiledQuery & Promising): Columns | undefined => compiled.columns;

/** A statement that answers these columns. */
interface TypedSql<Shape extends Columns> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row<Shape>>;
}

/**
 * A statement that answers rows and is written in SQL, where Kysely infers none. Its rows have the columns that it promises: the tests
 * compare them with those that the database answers (`dev-env/database/answers/compare-rows.ts`); the product does not.
 */
export const typedSql =
  <Shape extends Columns>(columns: Shape) =>
  (parts: TemplateStringsArray, ...values: unknown[]): TypedSql<Shape> => ({
    compile: (executor) => ({ ...sql<Row<Shape>>(parts, ...values).compile(executor), columns }),
  });
