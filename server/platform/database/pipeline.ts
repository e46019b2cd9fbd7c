import type { Writable } from "node:stream";
import pg from "pg";
import type { Ahead } from "./row-level-security.ts";

/** The parts of the driver that a trip is made of; its types leave them out. */
interface Wire {
  readonly stream: Writable;
  bind(message: { statement: string; values: readonly string[] }): void;
  execute(message: object): void;
}
interface Sent {
  submit(wire: Wire): Error | null;
  handleDataRow(row: unknown): void;
  handleCommandComplete(done: unknown, wire: Wire): void;
}
type Heard = (error: Error | null, result: pg.QueryResult) => void;
const Query = pg.Query as unknown as new (statement: pg.QueryConfig, values: undefined, onResult: Heard) => Sent;

/** A statement with what goes ahead of it. The server stops at the first that fails, so it never runs without its row-level security. */
class PipelinedQuery extends Query {
  readonly ahead: readonly Ahead[];
  done = 0;

  constructor(ahead: readonly Ahead[], statement: pg.QueryConfig, onResult: Heard) {
    super(statement, undefined, onResult);
    this.ahead = ahead;
  }

  override submit(wire: Wire): Error | null {
    // What is sent at the same moment leaves in one packet.
    wire.stream.cork();
    process.nextTick(() => wire.stream.uncork());
    for (const { name, values } of this.ahead) {
      wire.bind({ statement: name, values });
      wire.execute({});
    }
    return super.submit(wire);
  }

  override handleDataRow(row: unknown): void {
    if (this.done === this.ahead.length) super.handleDataRow(row);
  }

  override handleCommandComplete(completed: unknown, wire: Wire): void {
    if (this.done === this.ahead.length) super.handleCommandComplete(completed, wire);
    else this.done += 1;
  }
}

/** Sends a statement, and answers what the database does. Outside a transaction, it and what goes ahead of it are a transaction of their own. */
export const send = (
  client: pg.ClientBase,
  ahead: readonly Ahead[],
  statement: pg.QueryConfig,
): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const pipelined = new PipelinedQuery(ahead, statement, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    client.query(pipelined as unknown as pg.Submittable);
  });
