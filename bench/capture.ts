import type { Socket } from "node:net";
import pg from "pg";

/** A statement as the driver was handed it. */
export type Sent = { name?: string; text: string; values?: unknown[] };

/** What the application asked of the database: its statements in their order, and how often it waited for an answer. */
export type Captured = { statements: Sent[]; trips: number };

type Client = pg.Client & { connection: { stream: Socket }; connectionParameters: { options?: string } };
/** A statement, and what goes ahead of it in the same message. */
type Statement = Sent & { ahead?: readonly Sent[] };
type Query = (this: Client, statement: unknown, ...rest: unknown[]) => unknown;

/** Listens to the connections on which this process serves requests, while `work` runs. */
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
      const { ahead = [], ...sent } = readStatement(statement, rest[0]);
      captured.statements.push(...ahead, sent);
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

/** Whatever is written before an answer comes belongs to one trip. Answers how to stop counting. */
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

function readStatement(statement: unknown, second: unknown): Statement {
  if (typeof statement === "string")
    return Array.isArray(second) ? { text: statement, values: second } : { text: statement };
  const { name, text, values, ahead } = statement as Statement;
  return { name, text, values, ahead };
}
