import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { debianVersions } from "./binaries.ts";
import { startDebianPostgres, startEmbedded, type Embedded, type EmbeddedOptions } from "./embedded.ts";
import { memoryFolder } from "./memory-folder.ts";
import { postmaster } from "./postmaster.ts";

const servers: [string, (options: EmbeddedOptions) => Promise<Embedded>][] = [
  ["embedded", startEmbedded],
  ...debianVersions().map((version): [string, (options: EmbeddedOptions) => Promise<Embedded>] => [
    `Debian ${version}`,
    (options) => startDebianPostgres({ ...options, version }),
  ]),
];

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql).finally(() => client.end());
  return rows.map((row) => Object.values(row)[0]);
}

describe.each(servers)("%s", (_name, start) => {
  let dir: string;
  let running: Embedded[];
  const open = async (options: Partial<EmbeddedOptions> = {}): Promise<Embedded> => {
    const server = await start({ dir, durable: false, ...options });
    running.push(server);
    return server;
  };

  beforeEach(() => {
    mkdirSync(memoryFolder("starts"), { recursive: true });
    dir = mkdtempSync(memoryFolder("starts/"));
    running = [];
  });
  afterEach(async () => {
    for (const server of running) await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  test("starts, keeps its data over a stop, and leaves no process", async () => {
    const first = await open();
    await ask(first.url, "create table kept as select 7 as n");
    await first.stop();
    expect(postmaster(join(dir, "data"))).toBeUndefined();
    const lines: string[] = [];
    const second = await open({ log: (line) => lines.push(line) });
    expect(await ask(second.url, "select n from kept")).toEqual([7]);
    expect(lines).toEqual(["starting the database"]);
  });

  test("two starts at once share one server, and the last to leave stops it", async () => {
    const [one, two] = await Promise.all([open(), open()]);
    expect(one.url).toBe(two.url);
    await one.stop();
    expect(await ask(two.url, "select 1 as n")).toEqual([1]);
    await two.stop();
    expect(postmaster(join(dir, "data"))).toBeUndefined();
  });

  test("starts again after the server was killed", async () => {
    const first = await open({ durable: true });
    await ask(first.url, "create table kept as select 7 as n");
    const { pid } = postmaster(join(dir, "data"))!;
    process.kill(pid, "SIGKILL");
    await expect.poll(() => postmaster(join(dir, "data"))).toBeUndefined();
    const second = await open();
    expect(await ask(second.url, "select n from kept")).toEqual([7]);
  });

  test("takes no stranger for its server when the process number was used again", async () => {
    await (await open()).stop();
    const stranger = spawn("sleep", ["60"]);
    writeFileSync(
      join(dir, "data/postmaster.pid"),
      `${stranger.pid}\n${dir}/data\n1\n5432\n${dir}/socket\n\n1 1\nready   \n`,
    );
    expect(await ask((await open()).url, "select 1 as n")).toEqual([1]);
    stranger.kill();
  });

  test("refuses a folder of another version with a sentence", async () => {
    await (await open()).stop();
    writeFileSync(join(dir, "data/PG_VERSION"), "14\n");
    await expect(open()).rejects.toThrow(/was made by PostgreSQL 14.*remove the folder/);
  });

  test("says where the reasons are when it cannot start", async () => {
    await (await open()).stop();
    writeFileSync(join(dir, "data/postgresql.conf"), "nonsense\n");
    await expect(open()).rejects.toThrow(join(dir, "postgres.log"));
    expect(readFileSync(join(dir, "postgres.log"), "utf8")).toContain("contains errors");
  });
});
