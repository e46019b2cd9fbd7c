/**
 * npm run bench: measures the product beside its ceiling, on 2,000 and on 200,000 patients, and lists of 20 and of 10,000 rows.
 * Options: --patients 2000,5000 (sizes; --patients= for the lists alone), --seconds 3 (each measurement). The worlds are kept in
 * .cache/bench and made again when what makes them changes.
 */
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbedded } from "@restride/dev-env/database/embedded.ts";
import { dropLeftovers } from "@restride/dev-env/database/test-databases.ts";
import { seed } from "@restride/dev-env/seed/seed.ts";
import { startWorld, type World } from "@restride/dev-env/world.ts";
import pg from "pg";
import type { Row } from "./measure.ts";
import { listSizes, measureLists } from "./lists.ts";
import { measureWorlds } from "./measure-worlds.ts";
import { growth, table } from "./report.ts";

const { values } = parseArgs({
  options: { patients: { type: "string", default: "2000,200000" }, seconds: { type: "string", default: "3" } },
});
const seconds = Number(values.seconds);
const sizes = values.patients.split(",").map(Number).filter(Boolean);

const server = await startEmbedded({
  dir: join(import.meta.dirname, "../.cache/bench"),
  durable: false,
  log: console.log,
});
process.env.RESTRIDE_TEST_DATABASE_URL = server.url;
await dropLeftovers(server.url, Date.now());
process.once("SIGINT", () => process.exit(130));
console.log(
  `Node ${process.version} and PostgreSQL 18 on ${cpus().length} cores, all in one machine, without waiting for the disk.`,
);
console.log("Times in milliseconds from one connection, requests per second from sixteen.");

const worlds: World[] = [];
for (const patients of sizes) worlds.push(await openWorld(patients));
const results = await measureWorlds(worlds, seconds);
for (const [at, rows] of results.entries())
  for (const line of table(`${named(sizes[at]!)} patients`, rows)) console.log(line);
const compare = (what: string, few: number, many: number, [small, large]: readonly Row[][]): void => {
  if (!small || !large) return;
  console.log(`\np50 on ${named(many)} ${what} beside ${named(few)}`);
  for (const line of growth(small, large)) console.log(line);
};
compare("patients", sizes[0]!, sizes[1]!, results);
await Promise.all(worlds.map((world) => world.close()));

const lists = await measureLists(seconds);
for (const [at, rows] of lists.entries())
  for (const line of table(`Lists of ${named(listSizes[at]!)} rows`, rows)) console.log(line);
compare("rows", ...listSizes, lists);
await server.stop();

function openWorld(patients: number): Promise<World> {
  console.log(`\nOpening a world of ${named(patients)} patients …`);
  const run = async (databaseUrl: string, now: number): Promise<void> => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    await seed({ pool, patients, now, log: (line) => console.log(`  ${line}`) });
    await pool.query("vacuum analyze");
    await pool.end();
  };
  return startWorld({ fill: { name: `bench ${patients}`, run } });
}

function named(size: number): string {
  return size.toLocaleString("en-US");
}
