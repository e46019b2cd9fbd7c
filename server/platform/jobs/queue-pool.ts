import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { retryPause } from "./retry-pause.ts";

interface Deps {
  readonly pool: pg.Pool;
  /** Resolves once statements may be sent. Awaited before each statement. */
  readonly gate: () => Promise<void>;
  readonly onAnswer: () => void;
  readonly onFailure: (error: Error) => void;
}

/** A pool for graphile-worker. */
export interface QueuePool {
  readonly pool: pg.Pool;
  /** Resolves when no statement waits for an answer. */
  readonly settled: () => Promise<void>;
  /** Leaves the statements that still wait without an answer forever. */
  readonly abandon: () => void;
}

type Query = (...query: Parameters<pg.ClientBase["query"]>) => Promise<pg.QueryResult>;

/**
 * Returns a pool whose statements never fail: each is sent again until the database accepts it. The library does not await the statements
 * that complete or fail a job, so a rejection would end the process, and it caches the rejection of its first statement forever. All its
 * statements can be sent twice. Its schema must exist already, since this pool does not support transactions.
 */
export const makeQueuePool = ({ pool, gate, onAnswer, onFailure }: Deps): QueuePool => {
  const pendingStatements = new Set<Promise<unknown>>();
  let isAbandoned = false;

  const sendOnce: Query = async (...query) => {
    const client = await pool.connect();
    try {
      const result = (await client.query(...query)) as unknown as pg.QueryResult;
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };

  const sendUntilTaken: Query = async (...query) => {
    for (let failures = 0; !isAbandoned; failures += 1) {
      try {
        await gate();
        const result = await sendOnce(...query);
        onAnswer();
        return result;
      } catch (error) {
        onFailure(error as Error);
        await pause(retryPause(failures, Math.random()));
      }
    }
    return new Promise(() => undefined);
  };

  const query: Query = (...statement) => {
    const statementResult = sendUntilTaken(...statement).finally(() => pendingStatements.delete(statementResult));
    pendingStatements.add(statementResult);
    return statementResult;
  };
  // The library's listener for new jobs takes a connection by a callback, and handles its loss.
  const connect = (callback?: Parameters<pg.Pool["connect"]>[0]) =>
    callback ? pool.connect(callback) : Promise.resolve({ query, release: () => undefined });

  return {
    pool: Object.assign(Object.create(pool) as pg.Pool, { query, connect }),
    settled: async () => void (await Promise.all(pendingStatements)),
    abandon: () => (isAbandoned = true),
  };
};
