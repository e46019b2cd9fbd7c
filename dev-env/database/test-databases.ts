import { createHash, randomBytes } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { newPool } from "@restride/server/platform/database/client.ts";
import type pg from "pg";

/** A database made once and copied often. `prepare` fills an empty one; another `fingerprint` means another content. */
export type Template = { fingerprint: string; prepare: (url: string) => Promise<void> };

/** An own database, empty of what other tests do. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

/** A filled database that is used in place from run to run, and when it was made, ms. */
export type KeptDatabase = TestDatabase & { madeAt: number };

const root = join(import.meta.dirname, "../..");
const twoHours = 7_200_000;
const day = 86_400_000;
const lives = { restride_test_: twoHours, restride_template_: day, restride_kept_: 30 * day };

/** What makes the tables of an empty database. */
const schemaSources = ["server/migrations/{*,baseline/*}.sql", "server/platform/database/*.ts", "package-lock.json"];

/** Read once in a process: hundreds of worlds ask, and what runs is what was read first. */
const hashes = new Map<string, string>();

/** The template of the product's tables. `sources` names further files (glob patterns) that its content depends on. */
export function migrated(migrate: (url: string) => Promise<void>, sources: readonly string[] = []): Template {
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

/** A copy of the template, which is made first when this server has none; several processes may ask at once. */
export async function cloneDatabase(template: Template, server = testServer()): Promise<TestDatabase> {
  const name = `restride_test_${Date.now()}_${randomBytes(4).toString("hex")}`;
  await connected(server, async (client) => {
    const from = await provide(client, template, server);
    await client.query(`create database ${name} template ${from} strategy file_copy`); // in a third of the default's time
  });
  return { url: databaseUrl(server, name), drop: () => connected(server, (client) => dropDatabase(client, name)) };
}

/** The template itself, for a world that takes long to fill: what is changed there stays. One process at a time uses it. */
export async function keepDatabase(template: Template, server = testServer()): Promise<KeptDatabase> {
  return connected(server, async (client) => {
    const name = await provide(client, template, server, "restride_kept_");
    const { rows } = await client.query<{ madeAt: string }>(
      `select shobj_description(oid, 'pg_database') as "madeAt" from pg_database where datname = $1`,
      [name],
    );
    const drop = () => connected(server, (own) => waitForLeaving(own, name));
    return { url: databaseUrl(server, name), madeAt: Number(rows[0]!.madeAt), drop };
  });
}

/** Connections that are being closed get a moment to go by themselves: forced ones end in an error. */
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

/** Removes what nobody will ask for again at `now` (ms): copies that killed test runs left, and templates of yesterday. */
export async function dropLeftovers(server: string, now: number): Promise<void> {
  await connected(server, async (client) => {
    const { rows } = await client.query<{ name: string; madeAt: string }>(
      `select datname as name, coalesce(shobj_description(oid, 'pg_database'), split_part(datname, '_', 3)) as "madeAt"
       from pg_database where datname ~ '^restride_(test|template|kept)_'`,
    );
    const lifeOf = (name: string): number => Object.entries(lives).find(([prefix]) => name.startsWith(prefix))![1];
    const old = rows.filter(({ name, madeAt }) => Number(madeAt) < now - lifeOf(name));
    for (const { name } of old) await client.query(`drop database if exists ${name} with (force)`);
  });
}

/** The template gets its name when it is whole; the lock belongs to the connection and ends with it. */
async function provide(
  client: pg.ClientBase,
  { fingerprint, prepare }: Template,
  server: string,
  prefix: keyof typeof lives = "restride_template_",
): Promise<string> {
  const name = `${prefix}${fingerprint}`;
  if (await exists(client, name)) return name;
  await client.query("select pg_advisory_lock(hashtext($1))", [name]);
  if (!(await exists(client, name))) {
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template template0`);
    await prepare(databaseUrl(server, unfinished));
    await client.query(`comment on database ${unfinished} is '${Date.now()}'`); // when it was made, for dropLeftovers
    await client.query(`alter database ${unfinished} rename to ${name}`);
  }
  await client.query("select pg_advisory_unlock(hashtext($1))", [name]);
  return name;
}

async function exists(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
  return rowCount === 1;
}

/** Connections to each server that stay: hundreds of databases are made and dropped through them. */
const pools = new Map<string, pg.Pool>();

async function connected<T>(url: string, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const pool = pools.get(url) ?? poolOf(url);
  const client = await pool.connect();
  let isWhole = false;
  try {
    const result = await work(client);
    isWhole = true;
    return result;
  } finally {
    client.release(!isWhole); // a lock that work had ends with its connection
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
