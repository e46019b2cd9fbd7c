import { randomUUID } from "node:crypto";
import type { Statement } from "./capture.ts";
import type { Answers } from "./routes.ts";

/** The product's own statements for one request, without begin, row-level security and commit. `key` is the idempotency key among their values. */
export type Script = { statements: readonly Statement[]; key: string };

/** Answers a request with the product's own SQL, without its route. Returns the rows of each statement that has any. */
export const makeReplay =
  (scripts: readonly Script[]): Answers =>
  async (pool, sample) => {
    const { statements, key } = scripts[sample]!;
    const fresh = randomUUID();
    const client = await pool.connect();
    const results: unknown[] = [];
    try {
      await client.query("begin");
      for (const { name, text, values } of statements) {
        const freshValues = values?.map((value) => (value === key ? fresh : value));
        const { rows } = await client.query({ name, text, values: freshValues });
        if (rows.length > 0) results.push(rows);
      }
      await client.query("commit");
      return results;
    } finally {
      client.release();
    }
  };

const freshKeys = /^(begin|commit|select set_config)/;

/** Returns the captured statements to replay. */
export const ownStatements = (statements: readonly Statement[]): Statement[] =>
  statements.filter(({ text }) => !freshKeys.test(text));
