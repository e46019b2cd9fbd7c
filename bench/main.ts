/**
 * npm run bench: measures the product on 2,000 and on 200,000 patients, lists of 20 and of 10,000 rows, care planning, the calls that follow a
 * patient with 40 and with 400 days, and a carrier that sends a hundred events a second. The product is compared with two others on the same tables.
 * The ceiling is the fewest handwritten statements for each call behind a minimal route, without row-level security. The replay runs the product's
 * own statements. Options: --patients 2000,6000 (sizes; --patients= measures only the rest), --lists cases,orders (parts of the rest, which also has
 * care, webhook and following), --seconds 3 (each measurement), --calls list,record (only calls on the worlds whose names have one of these parts).
 * --axis clinic measures one axis alone, in a world of 200,000 patients, with writes between any two calls of the web app: clinic (its
 * patients), company (its clinics), role, history (of a patient), patients (in all), memory (less than the database); --calls chooses there too.
 * The worlds are stored in .cache/bench, each with the time at which it was filled, and are filled again when their tables change.
 */
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbedded } from "@restride/dev-env/database/embedded.ts";
import { dropLeftovers } from "@restride/dev-env/database/test-databases.ts";
import type { World } from "@restride/dev-env/world.ts";
import { measureAxes } from "./axes/axes.ts";
import type { Row } from "./measure.ts";
import { measureCare } from "./care/care.ts";
import { measureFollowing } from "./following/following.ts";
import { caseLists, messageLists, orderLists } from "./cases.ts";
import { measureLists, officeLists } from "./lists.ts";
import { measureLive } from "./live/live.ts";
import { measureWorlds } from "./measure-worlds.ts";
import { measureMemory } from "./memory.ts";
import { growthLines, table } from "./report.ts";
import { measureWebhook } from "./webhook.ts";
import { openWorld } from "./worlds.ts";

const { values } = parseArgs({
  options: {
    patients: { type: "string", default: "2000,200000" },
    seconds: { type: "string", default: "3" },
    lists: { type: "string", default: "" },
    calls: { type: "string", default: "" },
    axis: { type: "string", default: "" },
  },
});
const seconds = Number(values.seconds);
const sizes = values.patients.split(",").map(Number).filter(Boolean);

const folder = join(import.meta.dirname, "../.cache/bench");
const settings = ["shared_preload_libraries=pg_stat_statements", "pg_stat_statements.track_planning=on"];
const server = await startEmbedded({ dir: folder, durable: false, log: console.log, settings });
process.env.RESTRIDE_TEST_DATABASE_URL = server.url;
await dropLeftovers(server.url, Date.now());
process.once("SIGINT", () => process.exit(130));
console.log(
  `Node ${process.version} and PostgreSQL 18 on ${cpus().length} cores, all in one machine, without waiting for the disk.`,
);
console.log("Times in milliseconds from one connection; requests per second and CPU of a call, ms, from sixteen.");

if (values.axis) {
  await measureAxes(folder, values.axis.split(","), values.calls.split(",").filter(Boolean));
  await server.stop();
  process.exit();
}

/** Live events and memory are measured too, unless only some calls are wanted. */
const isWhole = values.calls === "";
const worlds: World[] = [];
for (const patients of sizes) {
  console.log(`\nOpening a world of ${formatSize(patients)} patients …`);
  worlds.push(await openWorld(patients));
}
const results =
  worlds.length > 0 ? await measureWorlds(worlds, folder, seconds, values.calls.split(",").filter(Boolean)) : [];
for (const [at, rows] of results.entries())
  for (const line of table(`${formatSize(sizes[at]!)} patients`, rows)) console.log(line);
const printGrowth = (subject: string, few: number, many: number, [small, large]: readonly Row[][]): void => {
  if (!small || !large) return;
  console.log(`\np50 on ${formatSize(many)} ${subject} beside ${formatSize(few)}`);
  for (const line of growthLines(small, large)) console.log(line);
};
printGrowth("patients", sizes[0]!, sizes[1]!, results);
for (const world of isWhole ? worlds.slice(0, 1) : [])
  for (const line of ["\nLive", ...(await measureLive(world))]) console.log(line);
await Promise.all(worlds.map((world) => world.close()));
if (sizes[0] && isWhole) console.log("\nMemory\n" + (await measureMemory(sizes[0], 5 * seconds)));

const isSelected = (name: string): boolean => !values.lists || values.lists.split(",").includes(name);
if (isSelected("care"))
  for (const line of table("Care planning", await measureCare(folder, seconds))) console.log(line);

for (const group of [officeLists, caseLists, messageLists, orderLists].filter(({ name }) => isSelected(name))) {
  const lists = await measureLists(folder, seconds, group);
  for (const [at, rows] of lists.entries())
    for (const line of table(`${formatSize(group.sizes[at]!)} rows: ${group.name}`, rows)) console.log(line);
  printGrowth("rows", ...group.sizes, lists);
}
if (isSelected("webhook")) for (const line of ["\nWebhook", ...(await measureWebhook(20 * seconds))]) console.log(line);
if (isSelected("following")) {
  const [few = [], many = []] = await measureFollowing(folder, seconds / 3); // it has many calls, compared with the others
  for (const line of [...table("200 patients, 40 days of one", few), ...table("2,000 patients, 400 days of one", many)])
    console.log(line);
  printGrowth("patients, with ten times the days and entries", 200, 2_000, [few, many]);
}
await server.stop();

function formatSize(size: number): string {
  return size.toLocaleString("en-US");
}
