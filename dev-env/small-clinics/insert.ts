import type pg from "pg";

/** Inserts one row. */
export type Insert = (table: string, row: Record<string, unknown>) => Promise<unknown>;

export const insertWith =
  (client: pg.Client): Insert =>
  (table, row) => {
    const columns = Object.keys(row);
    const values = columns.map((_, at) => `$${at + 1}`).join(", ");
    return client.query(`insert into ${table} (${columns.join(", ")}) values (${values})`, Object.values(row));
  };
