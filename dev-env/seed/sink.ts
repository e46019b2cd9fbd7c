import { finished } from "node:stream/promises";
import type { DB } from "@restride/server/generated/database.ts";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";

/** Value of a column: an array is a PostgreSQL array, an object is JSON. */
export type Cell =
  | string
  | number
  | boolean
  | null
  | readonly (string | number | null)[]
  | Readonly<Record<string, unknown>>;

export type TableName = keyof DB & string;
export type Row<Table extends TableName> = { readonly [Column in keyof DB[Table] & string]?: Cell };

/** Collects rows by table and writes them to the database in large batches. */
export type Sink = {
  readonly add: <Table extends TableName>(table: Table, row: Row<Table>) => void;
  /** Writes the collected rows, in the order in which the tables were first used. */
  readonly flush: () => Promise<void>;
  /** Returns the number of rows added so far, flushed ones included. */
  readonly rowCount: () => number;
};

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const escape = (text: string): string =>
  /[\\\t\n\r]/.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (each) => escapes[each]!) : text;

const arrayText = (values: readonly (string | number | null)[]): string =>
  `{${values.map((value) => (value === null ? "NULL" : typeof value === "number" ? value : JSON.stringify(value))).join(",")}}`;

const cellText = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return "\\N";
  if (typeof cell === "string") return escape(cell);
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "boolean") return cell ? "t" : "f";
  return escape(Array.isArray(cell) ? arrayText(cell) : JSON.stringify(cell));
};

type TableRows = { readonly columns: readonly string[]; readonly lines: string[] };

const copy = async (client: pg.ClientBase, table: string, { columns, lines }: TableRows): Promise<void> => {
  const stream = client.query(
    copyFrom(`copy ${table} (${columns.map((column) => `"${column}"`).join(", ")}) from stdin`),
  );
  const done = finished(stream);
  for (let at = 0; at < lines.length; at += 5_000) {
    if (!stream.write(`${lines.slice(at, at + 5_000).join("\n")}\n`)) await Promise.race([done, waitForDrain(stream)]);
  }
  stream.end();
  await done;
};

const waitForDrain = (stream: NodeJS.WritableStream): Promise<void> =>
  new Promise((resolve) => stream.once("drain", () => resolve()));

/**
 * Returns a sink that writes by COPY on one connection. The first row of a table sets its columns; later rows may leave some out (NULL), but an
 * additional column throws.
 */
export const makeSink = (client: pg.ClientBase): Sink => {
  const tables = new Map<TableName, TableRows>();
  let count = 0;
  return {
    add: (table, row) => {
      let tableRows = tables.get(table);
      if (!tableRows) tables.set(table, (tableRows = { columns: Object.keys(row), lines: [] }));
      const cells = row as Readonly<Record<string, Cell>>;
      if (Object.keys(row).some((column) => !tableRows.columns.includes(column)))
        throw new Error(`Rows of ${table} must have the columns ${tableRows.columns.join(", ")}.`);
      let line = "";
      for (const column of tableRows.columns) line += `${line === "" ? "" : "\t"}${cellText(cells[column])}`;
      tableRows.lines.push(line);
      count += 1;
    },
    flush: async () => {
      for (const [table, tableRows] of tables) {
        if (tableRows.lines.length > 0) await copy(client, table, tableRows);
        tableRows.lines.length = 0;
      }
    },
    rowCount: () => count,
  };
};
