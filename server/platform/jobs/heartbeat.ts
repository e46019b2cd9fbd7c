import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { newClient } from "../database/client.ts";
import { retryPause } from "./retry-pause.ts";

/** Milliseconds. */
export const heartbeatTimes = {
  /** Interval of the checks for jobs of dead processes. */
  checkInterval: 60_000,
  /**
   * From the first check that misses a lock until its holder counts as dead: a restart of the database also drops the locks of living
   * processes.
   */
  gracePeriod: 12_000,
  /** Interval of the heartbeats, and limit for their answer. */
  heartbeatInterval: 5_000,
  answerTimeout: 5_000,
};

// When another session holds the lock of a name, that session is our own lost connection, which has not ended yet. Each heartbeat tries again.
const lock = "select pg_try_advisory_lock(hashtext('worker'), hashtext($1)) as is_held";
const unlock = "select pg_advisory_unlock(hashtext('worker'), hashtext($1))";

/** SQL that returns names of workers that hold jobs although no session holds their lock. The locks that it tries end with the statement. */
const selectDeadNames = `
  select name from (select distinct locked_by as name from graphile_worker._private_jobs where locked_by is not null) holder
  where name <> all($1) and pg_try_advisory_xact_lock(hashtext('worker'), hashtext(name))`;
const unlockNames = `
  select graphile_worker.force_unlock_workers(array(
    select name from unnest($1::text[]) name where pg_try_advisory_xact_lock(hashtext('worker'), hashtext(name))))`;

/** The runners of this process, as other processes see them. */
export interface Heartbeat {
  /** Resolves once other processes see that a name is alive. */
  readonly hold: (name: string) => Promise<void>;
  /** Ends a name, and returns the jobs that it still holds to the queue. */
  readonly release: (name: string) => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * Shows other processes which runners of this process are alive, and returns the jobs of dead runners of any process to the queue; the
 * library would wait four hours. Fails when the database does not answer at the start.
 */
export const startHeartbeat = async (
  config: pg.ClientConfig,
  pool: pg.Pool,
  times = heartbeatTimes,
): Promise<Heartbeat> => {
  const names = new Set<string>();
  const locks = await openLocks({ ...config, query_timeout: times.answerTimeout, pipeline: true }, names);
  const looks = await startChecks(pool, names, times);
  const beats = setInterval(() => void locks.beat().catch(() => undefined), times.heartbeatInterval);
  return {
    hold: async (name) => {
      names.add(name);
      await locks.lockAll();
    },
    release: async (name) => {
      names.delete(name);
      await locks.unlock(name);
      await pool.query(unlockNames, [[name]]);
    },
    end: async () => {
      looks.end();
      clearInterval(beats);
      await Promise.race([locks.end(), pause(1_000)]);
    },
  };
};

interface Connection {
  readonly client: pg.Client;
  readonly locked: Set<string>;
  /** Resolves when the connection is lost and its replacement has begun. */
  readonly replaced: Promise<void>;
}

/**
 * Opens a connection that holds the locks of all names. When it is lost, the next connection takes the locks as soon as the database
 * answers.
 */
const openLocks = async (config: pg.ClientConfig, names: ReadonlySet<string>) => {
  let isOver = false;
  const lockNames = async ({ client, locked }: Pick<Connection, "client" | "locked">): Promise<void> => {
    for (const name of names) {
      if (locked.has(name)) continue;
      const { rows } = await client.query<{ is_held: boolean }>(lock, [name]);
      if (rows[0]!.is_held) locked.add(name);
    }
  };
  const open = async (): Promise<Connection> => {
    const opening = { client: newClient(config), locked: new Set<string>() };
    const { client } = opening;
    try {
      await client.connect();
      await lockNames(opening);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    const replaced = new Promise<void>((resolve) =>
      client.once("end", () => {
        if (!isOver) connection = openAgain();
        resolve();
      }),
    );
    return { ...opening, replaced };
  };
  const openAgain = async (): Promise<Connection> => {
    for (let failures = 0; !isOver; failures = Math.min(failures + 1, 2)) {
      await pause(retryPause(failures, Math.random()));
      const opened = await open().catch(() => null);
      if (opened) return opened;
    }
    return new Promise(() => undefined);
  };
  let connection = Promise.resolve(await open());

  return {
    lockAll: async () => {
      for (;;) {
        const current = await connection;
        const isLocked = await lockNames(current).then(
          () => true,
          () => false,
        );
        if (isLocked) return;
        void current.client.end().catch(() => undefined);
        await current.replaced;
      }
    },
    unlock: async (name: string) => {
      const { client, locked } = await connection;
      if (locked.delete(name)) await client.query(unlock, [name]).catch(() => undefined);
    },
    beat: async () => {
      const current = await connection;
      await current.client
        .query("select")
        .then(() => lockNames(current))
        .catch(() => current.client.end());
    },
    end: async () => {
      isOver = true;
      await (await connection).client.end();
    },
  };
};

/** Checks at once and then regularly for names that are missing for longer than the grace, and returns their jobs to the queue. */
const startChecks = async (
  pool: pg.Pool,
  names: ReadonlySet<string>,
  { checkInterval, gracePeriod }: typeof heartbeatTimes,
) => {
  const missedAt = new Map<string, number>();
  let next: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<{ name: string }>(selectDeadNames, [[...names]]);
    const now = performance.now();
    const missed = new Set(rows.map(({ name }) => name));
    for (const name of missedAt.keys()) if (!missed.has(name)) missedAt.delete(name);
    for (const name of missed) if (!missedAt.has(name)) missedAt.set(name, now);
    const dead = [...missed].filter((name) => now - missedAt.get(name)! >= gracePeriod);
    if (dead.length > 0) await pool.query(unlockNames, [dead]);
    schedule(dead.length < missed.size ? gracePeriod : checkInterval);
  };
  const schedule = (after: number): void => {
    if (!isOver) next = setTimeout(() => void look().catch(() => schedule(gracePeriod)), after);
  };
  await look();
  const end = (): void => {
    isOver = true;
    clearTimeout(next);
  };
  return { end };
};
