import { createHash, randomBytes } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { newPool } from "@restride/server/platform/database/client.ts";
import type pg from "pg";

/** Database that is created once and copied often. `prepare` fills an empty one; another `fingerprint` means other content. */
export type Template = { fingerprint: string; prepare: (url: string) => Promise<void> };

/** Database of one test, without changes by other tests. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

/** Filled database that several runs use in place, with the time of its creation in ms. */
export type ReusedDatabase = TestDatabase & { madeAt: number };

const root = join(import.meta.dirname, "../..");
const twoHours = 7_200_000;
const day = 86_400_000;
const lives = { restride_test_: twoHours, restride_template_: day, restride_kept_: 30 * day };

/** Files that decide the tables of an empty database. */
const schemaSources = ["server/migrations/{*,baseline/*}.sql", "server/platform/database/*.ts", "package-lock.json"];

/** Fingerprints, computed once in a process, because hundreds of worlds ask for them and the running code does not change. */
const hashes = new Map<string, string>();

/** Returns the template of the product's tables. `sources` are additional files (glob patterns) that its content depends on. */
export function migratedTemplate(migrate: (url: string) => Promise<void>, sources: readonly string[] = []): Template {
  const patterns = [...schemaSources, ...sources];
  const key = patterns.join(" ");
  const fingerprint = hashes.get(key) ?? hashOf(patterns);
  hashes.set(key, fingerprint);
  return { fingerprint, prepare: migrate };
}

function hashOf(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of patterns.flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())) {
    hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest("hex").slice(0, 20);
}

/** Returns a copy of the template, which is created first if this server has none. Several processes may call this at once. */
export async function cloneDatabase(template: Template, server = testServer()): Promise<TestDatabase> {
  const name = `restride_test_${Date.now()}_${randomBytes(4).toString("hex")}`;
  await withPool(server, async (client) => {
    const from = await createMissingTemplate(client, template, server);
    await client.query(`create database ${name} template ${from} strategy file_copy`); // takes a third of the time of the default strategy
  });
  return { url: databaseUrl(server, name), drop: () => withPool(server, (client) => dropDatabase(client, name)) };
}

/** Returns the template itself, for a world that takes long to fill: changes there persist. Only one process may use it at a time. */
export async function reuseDatabase(template: Template, server = testServer()): Promise<ReusedDatabase> {
  return withPool(server, async (client) => {
    const name = await createMissingTemplate(client, template, server, "restride_kept_");
    const { rows } = await client.query<{ madeAt: string }>(
      `select shobj_description(oid, 'pg_database') as "madeAt" from pg_database where datname = $1`,
      [name],
    );
    const drop = () => withPool(server, (own) => waitForLeaving(own, name));
    return { url: databaseUrl(server, name), madeAt: Number(rows[0]!.madeAt), drop };
  });
}

/** Waits a moment for closing connections to end by themselves, because forced ones end with an error. */
async function waitForLeaving(client: pg.ClientBase, name: string): Promise<void> {
  for (let waited = 0; waited < 1_000; waited += 20) {
    const { rowCount } = await client.query("select from pg_stat_activity where datname = $1 limit 1", [name]);
    if (rowCount === 0) break;
    await pause(20);
  }
}

async function dropDatabase(client: pg.ClientBase, name: string): Promise<void> {
  await waitForLeaving(client, name);
  await client.query(`drop database if exists ${name} with (force)`);
}

/** Drops databases that nobody will use again at `now` (ms): copies of killed test runs, and old templates. */
export async function dropLeftovers(server: string, now: number): Promise<void> {
  await withPool(server, async (client) => {
    const { rows } = await client.query<{ name: string; madeAt: string }>(
      `select datname as name, coalesce(shobj_description(oid, 'pg_database'), split_part(datname, '_', 3)) as "madeAt"
       from pg_database where datname ~ '^restride_(test|template|kept)_'`,
    );
    const lifeOf = (name: string): number => Object.entries(lives).find(([prefix]) => name.startsWith(prefix))![1];
    const old = rows.filter(({ name, madeAt }) => Number(madeAt) < now - lifeOf(name));
    for (const { name } of old) await client.query(`drop database if exists ${name} with (force)`);
  });
}

/** Creates the template if it is missing. It gets its name only when it is complete; the lock belongs to the connection and ends with it. */
async function createMissingTemplate(
  client: pg.ClientBase,
  { fingerprint, prepare }: Template,
  server: string,
  prefix: keyof typeof lives = "restride_template_",
): Promise<string> {
  const name = `${prefix}${fingerprint}`;
  if (await isDatabasePresent(client, name)) return name;
  await client.query("select pg_advisory_lock(hashtext($1))", [name]);
  if (!(await isDatabasePresent(client, name))) {
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template template0`);
    await prepare(databaseUrl(server, unfinished));
    await client.query(`comment on database ${unfinished} is '${Date.now()}'`); // the time of its creation, for dropLeftovers
    await client.query(`alter database ${unfinished} rename to ${name}`);
  }
  await client.query("select pg_advisory_unlock(hashtext($1))", [name]);
  return name;
}

async function isDatabasePresent(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
  return rowCount === 1;
}

/** Persistent connections to each server, through which hundreds of databases are created and dropped. */
const pools = new Map<string, pg.Pool>();

async function withPool<T>(url: string, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const pool = pools.get(url) ?? poolOf(url);
  const client = await pool.connect();
  let isWhole = false;
  try {
    const result = await work(client);
    isWhole = true;
    return result;
  } finally {
    client.release(!isWhole); // a lock of failed work ends with its connection
  }
}

function poolOf(url: string): pg.Pool {
  const pool = newPool({ connectionString: url, max: 4, allowExitOnIdle: true, connectionTimeoutMillis: 0 });
  pools.set(url, pool);
  return pool;
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function testServer(): string {
  const url = process.env.RESTRIDE_TEST_DATABASE_URL;
  if (!url) throw new Error("Database tests need a server: name them *.db.test.ts or *.api.test.ts, which start one.");
  return url;
}
