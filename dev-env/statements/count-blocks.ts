import type pg from "pg";
import type { SentStatement } from "./capture-statements.ts";

/** The pages of the database that a statement read, and its rows; objects of a JSON list in the row are not counted. */
export interface BlockCount {
  readonly blocks: number;
  readonly rows: number;
  /** Rows for which row-level security looked up, one by one, whether they are in sight: half a millisecond each. */
  readonly lookUps: number;
}

interface Plan {
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

const countLookUps = (plan: Plan): number => {
  const checkedRows = (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0)) * plan["Actual Loops"];
  const own = plan.Filter?.includes("sees_") ? checkedRows : 0;
  return own + (plan.Plans ?? []).reduce((sum, part) => sum + countLookUps(part), 0);
};

const textOf = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : value);

/**
 * Returns the blocks that a statement reads under its row-level security, when PostgreSQL plans it for its values (custom) or for any values
 * (generic). What it changes is rolled back. It runs twice, because the first run also reads the catalog.
 */
export async function countBlocks(
  client: pg.ClientBase,
  { text, values, rls }: SentStatement,
  plan: "custom" | "generic",
): Promise<BlockCount> {
  await client.query("begin");
  try {
    await client.query({ text: rls.text, values: [...rls.values] });
    await client.query(`set local plan_cache_mode = force_${plan}_plan`);
    await client.query(`prepare judged as ${text}`);
    const { rows: prepared } = await client.query<{ types: string[] }>(
      "select parameter_types::text[] as types from pg_prepared_statements where name = 'judged'",
    );
    if (values.length > 0)
      await client.query(
        `select ${values.map((_, at) => `set_config('restride.value_${at}', $${at + 1}::text, true)`).join()}`,
        values.map(textOf),
      );
    const parameters = values.map((value, at) =>
      value === null || value === undefined
        ? "null"
        : `current_setting('restride.value_${at}')::${prepared[0]!.types[at]}`,
    );
    const explain = `explain (analyze, buffers, timing off, format json) execute judged${parameters.length > 0 ? `(${parameters.join()})` : ""}`;
    await client.query("savepoint unchanged");
    await client.query(explain);
    await client.query("rollback to savepoint unchanged");
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(explain);
    const { Plan: top } = rows[0]!["QUERY PLAN"][0];
    const blocks = top["Shared Hit Blocks"] + top["Shared Read Blocks"];
    return { blocks, rows: top["Actual Rows"], lookUps: countLookUps(top) };
  } finally {
    await client.query("rollback");
    await client.query("deallocate all");
  }
}
