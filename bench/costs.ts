import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

/**
 * CPU time used so far by this thread (which runs both servers) and by the database; and the database's time for planning and for running the
 * statements of a role. All in ms.
 */
export type CpuTimes = { server: number; database: number; planning: number; running: number };

export type Meter = { read: (role: string) => Promise<CpuTimes>; close: () => Promise<void> };

/** Role of the handwritten routes. It bypasses row-level security. */
export const handwrittenRole = "restride_bench";
/** Role of the product's connections. */
export const productRole = "restride_app";

/** Milliseconds of one clock tick in /proc (100 ticks a second). */
const millisecondsPerTick = 10;

/** Returns a meter of this thread's CPU time and of the database server in `folder`, for one of its databases. */
export async function openMeter(databaseUrl: string, folder: string): Promise<Meter> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("create extension if not exists pg_stat_statements");
  const postmaster = Number(readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n")[0]);
  const read = async (role: string): Promise<CpuTimes> => {
    const { rows } = await client.query<{ planning: number; running: number }>(
      `select coalesce(sum(total_plan_time), 0) as planning, coalesce(sum(total_exec_time), 0) as running
       from pg_stat_statements where userid = $1::regrole and dbid = (select oid from pg_database where datname = current_database())`,
      [role],
    );
    const { user, system } = process.threadCpuUsage();
    return { ...rows[0]!, server: (user + system) / 1000, database: databaseCpu(postmaster) };
  };
  return { read, close: () => client.end() };
}

/** Creates the login of the handwritten routes if it is missing, and returns its URL for this database. */
export async function urlOfHandwritten(databaseUrl: string): Promise<string> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rowCount } = await client.query("select from pg_roles where rolname = $1", [handwrittenRole]);
  if (rowCount === 0) await client.query(`create role ${handwrittenRole} superuser login`);
  await client.end();
  const url = new URL(databaseUrl);
  url.username = handwrittenRole;
  return url.href;
}

/** Returns the CPU time in ms of the database server's child processes, running and ended. The postmaster's own time is not counted. */
function databaseCpu(postmaster: number): number {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ");
  return [[String(postmaster), 15, 16] as const, ...children.map((pid) => [pid, 13, 14] as const)]
    .map(([pid, user, system]) => ticksOf(pid, user) + ticksOf(pid, system))
    .reduce((sum, ticks) => sum + ticks * millisecondsPerTick, 0);
}

/** Returns the number at position `at` of /proc/PID/stat, counted from 0; 0 if the process has ended. */
function ticksOf(pid: string, at: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(" ")[at]);
  } catch {
    return 0;
  }
}
