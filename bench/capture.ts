import type { Socket } from "node:net";
import pg from "pg";

/** Statement as the application passes it to the driver. */
export type Statement = { name?: string; text: string; values?: unknown[] };

/** Database use of the application: its statements in order, and the number of round trips. */
export type Captured = { statements: Statement[]; trips: number };

type Client = pg.Client & { connection: { stream: Socket }; connectionParameters: { options?: string } };
/** Statement with the statements that are sent before it in the same message. */
type StatementWithPreceding = Statement & { precedingStatements?: readonly Statement[] };
type Query = (this: Client, statement: unknown, ...rest: unknown[]) => unknown;

/** Captures the statements on the connections that serve requests in this process while `work` runs. */
export async function capture(work: () => Promise<unknown>): Promise<Captured> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  const captured: Captured = { statements: [], trips: 0 };
  const leave: (() => void)[] = [];
  const sockets = new Set<Socket>();
  prototype.query = function (statement, ...rest) {
    if (this.connectionParameters.options?.includes("role=restride_app")) {
      if (!sockets.has(this.connection.stream)) leave.push(countTrips(this.connection.stream, captured));
      sockets.add(this.connection.stream);
      const { precedingStatements = [], ...sent } = readStatement(statement, rest[0]);
      captured.statements.push(...precedingStatements, sent);
    }
    return original.call(this, statement, ...rest);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
    for (const end of leave) end();
  }
  return captured;
}

/** Counts round trips: all writes before an answer belong to one trip. Returns a function that stops the count. */
function countTrips(stream: Socket, captured: Captured): () => void {
  const write = stream.write;
  let isUnderway = false;
  const arrived = (): void => void (isUnderway = false);
  stream.on("data", arrived);
  stream.write = ((...sent: Parameters<Socket["write"]>) => {
    if (!isUnderway) captured.trips += 1;
    isUnderway = true;
    return write.apply(stream, sent);
  }) as Socket["write"];
  return () => {
    stream.write = write;
    stream.off("data", arrived);
  };
}

function readStatement(statement: unknown, second: unknown): StatementWithPreceding {
  if (typeof statement === "string")
    return Array.isArray(second) ? { text: statement, values: second } : { text: statement };
  const { name, text, values, precedingStatements } = statement as StatementWithPreceding;
  return { name, text, values, precedingStatements };
}
