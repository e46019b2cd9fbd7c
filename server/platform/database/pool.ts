import type { Socket } from "node:net";
import pg from "pg";
import { newPool } from "./client.ts";
import { clientTimeout, requestTimeouts, type Timeouts, timeoutOptions } from "./timeouts.ts";
import { prepareAhead } from "./row-level-security.ts";
import * as texts from "./database-texts.ts";

const { DATE, INT8, NUMERIC, TIMESTAMPTZ } = pg.types.builtins;
/** PostgreSQL's type numbers of `date[]` and `timestamptz[]`. */
const dateArray = 1182;
const instantArray = 1185;

const partsOf = (text: string): string[] => text.slice(1, -1).split(",").filter(Boolean);

const isoInstant = (text: string): string => (text.endsWith("infinity") ? text : new Date(text).toISOString());

/** Parsers of types: calendar dates stay text, instants become ISO text, whole and decimal numbers become numbers. */
const parsers: Record<number, (text: string) => unknown> = {
  [DATE]: (text) => text,
  [dateArray]: partsOf,
  [TIMESTAMPTZ]: isoInstant,
  [instantArray]: (text) => partsOf(text.replaceAll('"', "")).map(isoInstant),
  [INT8]: (text) => safeNumber(text),
  [NUMERIC]: Number,
};

const safeNumber = (text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`The number ${text} is too large to be read without loss.`);
  return number;
};

const role = "restride_app";
const options = (timeouts: Timeouts): string =>
  `-c role=${role} -c search_path=public -c timezone=UTC -c jit=off ${timeoutOptions(timeouts)}`;

/** Settings of a database URL that our own settings replace. */
const settings = [
  "options",
  "search_path",
  "statement_timeout",
  "lock_timeout",
  "idle_in_transaction_session_timeout",
  "query_timeout",
];

/** Returns the database URL without the settings that would override ours, such as the role or timeouts. */
export const withoutOptions = (address: string): string => {
  const url = new URL(address);
  for (const name of settings) url.searchParams.delete(name);
  return url.href;
};

const notRestricted = (name: string): Error => new Error(texts.connectionIsNotRestricted(name, role));

const selectCurrentRole =
  'select current_user as name, rolsuper or rolbypassrls as "bypassesRls" from pg_roles where rolname = current_user';

/** Checks a new connection before its first use, because a pooler in between may drop the settings that we sent. */
export const refuseUnrestricted = (client: pg.ClientBase, done: (error?: Error) => void): void => {
  client.query<{ name: string; bypassesRls: boolean }>(selectCurrentRole).then(
    ({ rows: [me] }) => done(me?.name === role && !me.bypassesRls ? undefined : notRestricted(me?.name ?? "somebody")),
    (error: Error) => done(error),
  );
};

const checkAndPrepare: typeof refuseUnrestricted = (client, done) =>
  refuseUnrestricted(client, (refusal) => (refusal ? done(refusal) : prepareAhead(client).then(() => done(), done)));

/**
 * Returns a pool of connections that act as restride_app, a role that owns nothing and is subject to row-level security. A connection with
 * another role is refused.
 */
export const makePool = (url: string, size: number, timeouts = requestTimeouts): pg.Pool =>
  closeInactiveConnections(
    newPool({
      connectionString: withoutOptions(url),
      max: size,
      idleTimeoutMillis: 30_000,
      options: options(timeouts),
      verify: checkAndPrepare,
      // A statement does not wait for the answer to the statement before it.
      pipeline: true,
      types: {
        getTypeParser: (id: number, format?: "text" | "binary") =>
          parsers[id] ??
          (pg.types.getTypeParser as (id: number, format?: string) => (text: string) => unknown)(id, format),
      } as pg.CustomTypesConfig,
    }),
    clientTimeout(timeouts),
  );

const streamOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Closes an acquired connection whose socket was inactive in both directions for `limit` milliseconds, so that its statements fail. One
 * timer of the socket serves all statements: the driver's query_timeout starts one for each statement, which holds answers in memory long
 * after they were read, and starting a timer for each acquired connection costs more than the clock.
 */
const closeInactiveConnections = (pool: pg.Pool, limit: number): pg.Pool => {
  const acquiredAt = new WeakMap<Socket, number>();
  pool.on("connect", (client) => {
    const stream = streamOf(client).setTimeout(limit);
    stream.on("timeout", () => {
      const start = acquiredAt.get(stream);
      if (start === undefined) return;
      if (performance.now() - start < limit) stream.setTimeout(limit);
      else stream.destroy(new Error("Query read timeout"));
    });
  });
  pool.on("acquire", (client) => void acquiredAt.set(streamOf(client), performance.now()));
  pool.on("release", (_error, client) => void acquiredAt.delete(streamOf(client)));
  return pool;
};

/**
 * Returns a pool as makePool does, after one connection succeeded, so that an installation is refused when its login bypasses row-level
 * security.
 */
export const openPool = async (url: string, size: number): Promise<pg.Pool> => {
  const pool = makePool(url, size);
  try {
    (await pool.connect()).release();
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
};
