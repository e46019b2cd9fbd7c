import pg from "pg";

/** A statement as the driver was handed it. */
export type Sent = { name?: string; text: string; values?: unknown[] };

type Query = (this: pg.Client, statement: unknown, ...rest: unknown[]) => unknown;

/** The transactions that `work` causes in this process, each with its statements from begin to commit. */
export async function capture(work: () => Promise<unknown>): Promise<Sent[][]> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  const open = new WeakMap<pg.Client, Sent[]>();
  const transactions: Sent[][] = [];
  prototype.query = function (statement, ...rest) {
    const read = readStatement(statement, rest[0]);
    if (read.text.startsWith("begin")) open.set(this, []);
    open.get(this)?.push(read);
    if (read.text === "commit") transactions.push(open.get(this) ?? []);
    if (read.text === "commit" || read.text === "rollback") open.delete(this);
    return original.call(this, statement, ...rest);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return transactions;
}

function readStatement(statement: unknown, second: unknown): Sent {
  if (typeof statement === "string")
    return Array.isArray(second) ? { text: statement, values: second } : { text: statement };
  const { name, text, values } = statement as Sent;
  return { name, text, values };
}
