import type pg from "pg";

/** Milliseconds between two looks for work whose process died. */
const looksEvery = 60_000;
/** Milliseconds until a lost connection is tried again. */
const triesAfter = 1_000;

// Zero stands for a process whose name is not known yet; it has taken no work then.
const begin = "select pg_advisory_lock_shared(hashtext('worker'), 0)";
const hold = "select pg_advisory_lock(hashtext('worker'), hashtext($1))";
const begun = "select pg_advisory_unlock_shared(hashtext('worker'), 0)";

/** Gives back what processes hold whose lock nobody holds; not while one begins, whose lock comes a moment after its name. */
const free = `
  select graphile_worker.force_unlock_workers(array(
    select name from (select distinct locked_by as name from graphile_worker._private_jobs where locked_by is not null) holder
    where pg_try_advisory_xact_lock(hashtext('worker'), hashtext(name))))
  where pg_try_advisory_xact_lock(hashtext('worker'), 0)`;

/** A process that works, as others see it. */
export interface Alive {
  /** Says by which name it holds its work, once that is known. */
  readonly named: (name: string) => Promise<void>;
  readonly end: () => void;
}

/**
 * Shows others that this process is alive, by a lock that ends with its connection, and takes over the work of those that died, now
 * and every minute. The library itself would wait for four hours.
 */
export async function stayAlive(pool: pg.Pool): Promise<Alive> {
  let [name, isOver]: [string | null, boolean] = [null, false];
  let held: pg.PoolClient | undefined;
  const letGo = (): void => {
    const client = held;
    held = undefined;
    client?.release(true);
  };
  const connect = async (statement: string, values: readonly string[]): Promise<void> => {
    const client = await pool.connect();
    held = client;
    client.once("end", () => {
      if (held !== client) return;
      letGo();
      void again();
    });
    await client.query(statement, [...values]);
  };
  const again = async (): Promise<void> => {
    if (isOver || name === null) return;
    await connect(hold, [name]).catch(() => {
      letGo();
      setTimeout(() => void again(), triesAfter);
    });
  };
  const look = (): Promise<unknown> => pool.query(free);
  await look();
  await connect(begin, []);
  const timer = setInterval(() => void look().catch(() => undefined), looksEvery);
  return {
    named: async (known) => {
      name = known;
      await held?.query(hold, [known]);
      await held?.query(begun);
    },
    end: () => {
      isOver = true;
      clearInterval(timer);
      letGo();
    },
  };
}
