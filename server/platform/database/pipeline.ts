import type { Writable } from "node:stream";
import pg from "pg";
import type { PrecedingStatement } from "./row-level-security.ts";

/** The members of the driver that a pipeline uses; the types of the driver omit them. */
interface Wire {
  readonly stream: Writable;
  bind(message: { statement: string; values: readonly string[] }): void;
  execute(message: object): void;
}
interface SentQuery {
  submit(wire: Wire): Error | null;
  handleDataRow(row: unknown): void;
  handleCommandComplete(done: unknown, wire: Wire): void;
}
type ResultCallback = (error: Error | null, result: pg.QueryResult) => void;
const Query = pg.Query as unknown as new (
  statement: pg.QueryConfig,
  values: undefined,
  onResult: ResultCallback,
) => SentQuery;

/**
 * A statement with the statements that are sent ahead of it. The server stops at the first one that fails, so the statement never runs
 * without its row-level security.
 */
class PipelinedQuery extends Query {
  readonly precedingStatements: readonly PrecedingStatement[];
  done = 0;

  constructor(precedingStatements: readonly PrecedingStatement[], statement: pg.QueryConfig, onResult: ResultCallback) {
    super(statement, undefined, onResult);
    this.precedingStatements = precedingStatements;
  }

  override submit(wire: Wire): Error | null {
    // Everything that is written in the same turn of the event loop leaves in one packet.
    wire.stream.cork();
    process.nextTick(() => wire.stream.uncork());
    for (const { name, values } of this.precedingStatements) {
      wire.bind({ statement: name, values });
      wire.execute({});
    }
    return super.submit(wire);
  }

  override handleDataRow(row: unknown): void {
    if (this.done === this.precedingStatements.length) super.handleDataRow(row);
  }

  override handleCommandComplete(completed: unknown, wire: Wire): void {
    if (this.done === this.precedingStatements.length) super.handleCommandComplete(completed, wire);
    else this.done += 1;
  }
}

/**
 * Sends a statement and returns the result of the database. Outside a transaction, the statement and those ahead of it form a transaction
 * of their own.
 */
export const send = (
  client: pg.ClientBase,
  precedingStatements: readonly PrecedingStatement[],
  statement: pg.QueryConfig,
): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const pipelined = new PipelinedQuery(precedingStatements, statement, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    client.query(pipelined as unknown as pg.Submittable);
  });
