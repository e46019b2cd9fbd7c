import pg from "pg";

/** Milliseconds of silence after which TCP asks whether the other side is still there: a host can vanish without a word. */
const keepAliveAfter = 10_000;

/** How every connection is made. */
export const connection = {
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveAfter,
  connectionTimeoutMillis: 10_000,
} as const;

/**
 * A client whose loss ends no process: its statements fail, and whoever waits for them knows. An "error" event without a listener
 * would be an uncaught exception.
 */
export const newClient = (config: pg.ClientConfig): pg.Client => {
  const client = new pg.Client({ ...connection, ...config });
  client.on("error", () => undefined);
  return client;
};

/** The result of work on a connection of its own, which is closed afterwards. */
export const withOwnClient = async <T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = newClient(config);
  await client.connect();
  return work(client).finally(() => client.end());
};

/** A pool whose connections have a listener for their loss from the first moment to the last, also while they are verified. */
export const newPool = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ ...connection, ...config });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
};
