import pg from "pg";

/** A statement as the driver was handed it. */
export type Sent = { name?: string; text: string; values?: unknown[] };

type Query = (this: pg.Client, statement: unknown, ...rest: unknown[]) => unknown;

/** The statements of the first transaction that `work` causes in this process, from begin to commit. */
export async function capture(work: () => Promise<unknown>): Promise<Sent[]> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  const sent: Sent[] = [];
  const first = new WeakSet<pg.Client>();
  let [begun, over] = [false, false];
  prototype.query = function (statement, ...rest) {
    const read = readStatement(statement, rest[0]);
    if (!begun && read.text.startsWith("begin")) {
      begun = true;
      first.add(this);
    }
    if (first.has(this) && !over) sent.push(read);
    over ||= first.has(this) && read.text === "commit";
    return original.call(this, statement, ...rest);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return sent;
}

function readStatement(statement: unknown, second: unknown): Sent {
  if (typeof statement === "string")
    return Array.isArray(second) ? { text: statement, values: second } : { text: statement };
  const { name, text, values } = statement as Sent;
  return { name, text, values };
}
