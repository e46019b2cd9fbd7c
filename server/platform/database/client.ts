import pg from "pg";

/**
 * Milliseconds of silence after which TCP checks whether the other side is still there. A host can disappear without closing the
 * connection.
 */
const keepAliveDelay = 10_000;

/** Options of every connection. */
export const connection = {
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveDelay,
  connectionTimeoutMillis: 10_000,
} as const;

/**
 * Returns a client whose lost connection does not end the process: its statements reject, which their callers see. An "error" event without
 * a listener would be an uncaught exception.
 */
export const newClient = (config: pg.ClientConfig): pg.Client => {
  const client = new pg.Client({ ...connection, ...config });
  client.on("error", () => undefined);
  return client;
};

/** Returns the result of work on a connection of its own, which is closed afterwards. */
export const withOwnClient = async <T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = newClient(config);
  await client.connect();
  return work(client).finally(() => client.end());
};

/** Returns a pool whose connections always have a listener for connection loss, also while the pool verifies them. */
export const newPool = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ ...connection, ...config });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
};
