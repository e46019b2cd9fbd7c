import pg from "pg";
import { afterEach, expect, test } from "vitest";
import {
  cloneDatabase,
  dropLeftovers,
  reuseDatabase,
  migratedTemplate,
  type Template,
  type TestDatabase,
} from "./test-databases.ts";

const server = process.env.RESTRIDE_TEST_DATABASE_URL!;
const databases: TestDatabase[] = [];
let number = 0;

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql).finally(() => client.end());
  return rows.map((row) => Object.values(row)[0]);
}

const template = (prepare: Template["prepare"]): Template => ({
  fingerprint: `own_${process.pid}_${++number}`,
  prepare,
});
const clone = async (from: Template): Promise<TestDatabase> => {
  const database = await cloneDatabase(from);
  databases.push(database);
  return database;
};

afterEach(async () => {
  for (const { drop } of databases.splice(0)) await drop();
  const own = await ask(
    server,
    `select datname from pg_database where datname ~ '^restride_(template|kept)_own_${process.pid}'`,
  );
  for (const name of own) await ask(server, `drop database ${String(name)} with (force)`);
});

test("clones asked for at once come from one template, and know nothing of each other", async () => {
  let prepared = 0;
  const birds = template(async (url) => {
    prepared++;
    await ask(url, "create table birds as select 'owl' as name");
  });
  const [one, two] = await Promise.all([clone(birds), clone(birds), clone(birds)]);
  expect(prepared).toBe(1);
  await ask(one.url, "insert into birds values ('wren')");
  expect(await ask(one.url, "select name from birds")).toEqual(["owl", "wren"]);
  expect(await ask(two.url, "select name from birds")).toEqual(["owl"]);
});

test("a kept database is filled once, holds what was changed, and tells when it was made", async () => {
  const before = Date.now();
  const birds = template((url) => ask(url, "create table birds as select 'owl' as name").then(() => {}));
  const one = await reuseDatabase(birds);
  await ask(one.url, "insert into birds values ('wren')");
  await one.drop();
  const other = await reuseDatabase({ ...birds, prepare: () => Promise.reject(new Error("made twice")) });
  expect(await ask(other.url, "select name from birds")).toEqual(["owl", "wren"]);
  expect(other.madeAt).toBe(one.madeAt);
  expect(one.madeAt).toBeGreaterThanOrEqual(before);
  expect(one.madeAt).toBeLessThanOrEqual(Date.now());
});

test("a template whose making failed is made again", async () => {
  const birds = template((url) =>
    ask(url, "create table birds (name text)").then(() => Promise.reject(new Error("broken"))),
  );
  await expect(clone(birds)).rejects.toThrow("broken");
  const { url } = await clone({
    ...birds,
    prepare: async (to) => void (await ask(to, "create table birds (size int)")),
  });
  expect(await ask(url, "select column_name from information_schema.columns where table_name = 'birds'")).toEqual([
    "size",
  ]);
});

test("drop removes the clone though somebody is still connected", async () => {
  const { url, drop } = await clone(template(async () => {}));
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  await drop();
  await expect(ask(url, "select 1 as n")).rejects.toThrow("does not exist");
  await client.end();
});

test("leftovers are dropped when they are two hours old", async () => {
  const { url } = await clone(template(async () => {}));
  await dropLeftovers(server, Date.now());
  expect(await ask(url, "select 1 as n")).toEqual([1]);
  const old = `restride_test_${Date.now() - 7_300_000}_old`;
  await ask(server, `create database ${old}`);
  await dropLeftovers(server, Date.now());
  expect(await ask(server, `select datname from pg_database where datname = '${old}'`)).toEqual([]);
});

test("templates are dropped when they are a day old", async () => {
  const birds = template(async () => {});
  await clone(birds);
  const findTemplate = (): Promise<unknown[]> =>
    ask(server, `select datname from pg_database where datname = 'restride_template_${birds.fingerprint}'`);
  await dropLeftovers(server, Date.now());
  expect(await findTemplate()).toHaveLength(1);
  await ask(server, `comment on database restride_template_${birds.fingerprint} is '${Date.now() - 86_500_000}'`);
  await dropLeftovers(server, Date.now());
  expect(await findTemplate()).toEqual([]);
});

test("the fingerprint follows the files it is made from", () => {
  const prepare = async (): Promise<void> => {};
  expect(migratedTemplate(prepare).fingerprint).toBe(migratedTemplate(prepare).fingerprint);
  expect(migratedTemplate(prepare, ["dev-env/database/embedded.ts"]).fingerprint).not.toBe(
    migratedTemplate(prepare).fingerprint,
  );
});
