import type pg from "pg";
import { isOutage } from "./outage.ts";

/**
 * Runs work with a connection of the pool; all other code takes connections through this function. The connection always goes back to the
 * pool, but a broken one is closed, and so is one that did not answer in time, because a late answer would reach the wrong statement.
 */
export const withClient = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  // When the server ends a connection that is in use, the error is reported twice: to its statement, and here.
  const note = (error: Error) => (broken = error);
  client.on("error", note);
  try {
    return await work(client);
  } catch (error) {
    if (isOutage(error)) note(error as Error);
    else await client.query("rollback").catch(note);
    throw error;
  } finally {
    client.off("error", note);
    client.release(broken);
  }
};

/** Runs work with a connection. */
export type WithClient = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

/** Milliseconds until a change that waits for a connection gives up, like a read that waits for the pool. */
const maxChangeWait = 10_000;

/** Connections of a pool that are reserved for reads, if the pool is large enough. */
const reservedForReads = 4;

interface SharedConnections {
  readonly read: WithClient;
  readonly change: WithClient;
}

const sharedByPool = new WeakMap<pg.Pool, SharedConnections>();

/**
 * Returns the connections for reads and those for changes. Changes leave some connections to reads, however long the changes wait for a
 * lock. Each pool is divided once.
 */
export const sharedConnections = (pool: pg.Pool): SharedConnections => {
  const existing = sharedByPool.get(pool);
  if (existing) return existing;
  const { max } = pool.options;
  const withPermit = makeSemaphore(max - Math.min(reservedForReads, Math.floor(max / 4)), maxChangeWait);
  const read: WithClient = (work) => withClient(pool, work);
  const shared: SharedConnections = { read, change: (work) => withPermit(() => read(work)) };
  sharedByPool.set(pool, shared);
  return shared;
};

/** Makes the function that runs work, at most `size` pieces at once. Other work waits in order of arrival, for at most `maxWait` milliseconds. */
const makeSemaphore = (size: number, maxWait: number) => {
  let free = size;
  const waiting: (() => void)[] = [];
  const waitForPermit = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(new Error("timeout exceeded when waiting for a connection that may change something"));
      }, maxWait);
      waiting.push(enter);
    });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await waitForPermit();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};

/** A statement outside transactions that waits for its pipeline. */
interface WaitingStatement {
  readonly send: (client: pg.PoolClient) => Promise<pg.QueryResult>;
  readonly resolve: (answer: pg.QueryResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes the function that runs statements outside transactions. Statements of the same turn of the event loop share a connection and a pipeline, each
 * in a transaction of its own.
 */
export const makePipelines = (withConnection: WithClient) => {
  let waiting: WaitingStatement[] = [];
  const sendPipeline = async (statements: readonly WaitingStatement[]) => {
    const answer = async ({ send, resolve, reject }: WaitingStatement, client: pg.PoolClient) => {
      try {
        resolve(await send(client));
      } catch (error) {
        reject(error);
        // The connection is lost for the other statements too, and must not go back into the pool.
        if (isOutage(error)) throw error;
      }
    };
    try {
      await withConnection((client) => Promise.all(statements.map((each) => answer(each, client))));
    } catch (error) {
      for (const { reject } of statements) reject(error);
    }
  };
  return (send: WaitingStatement["send"]): Promise<pg.QueryResult> =>
    new Promise((resolve, reject) => {
      if (waiting.push({ send, resolve, reject }) > 1) return;
      process.nextTick(() => {
        void sendPipeline(waiting);
        waiting = [];
      });
    });
};
