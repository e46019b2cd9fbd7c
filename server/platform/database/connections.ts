import type pg from "pg";

/** The one place that takes a connection: whatever happens in between, it is given back, and one that broke is thrown away. */
export const withClient = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that the server ends while it is out says so twice: to its statement, and here.
  const note = (error: Error) => (broken = error);
  client.on("error", note);
  try {
    return await work(client);
  } catch (error) {
    await client.query("rollback").catch(note);
    throw error;
  } finally {
    client.off("error", note);
    client.release(broken);
  }
};

/** A statement outside transactions that waits for its trip. */
interface Waiting {
  readonly send: (client: pg.PoolClient) => Promise<unknown[]>;
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Statements outside transactions: those of one moment share a connection and a trip, each in a transaction of its own. */
export const makeTrips = (pool: pg.Pool) => {
  let waiting: Waiting[] = [];
  const leave = async (together: readonly Waiting[]) => {
    const answer = ({ send, resolve, reject }: Waiting, client: pg.PoolClient) => send(client).then(resolve, reject);
    try {
      await withClient(pool, (client) => Promise.all(together.map((each) => answer(each, client))));
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  };
  return (send: Waiting["send"]): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      if (waiting.push({ send, resolve, reject }) > 1) return;
      process.nextTick(() => {
        void leave(waiting);
        waiting = [];
      });
    });
};
