/**
 * npm run drill -- database-restart [--stops 20]: stops PostgreSQL under a working server, in turn fast, immediately and by kill -9, and prints for
 * each stop when the first job was done again and whether anything was lost or doubled. Fails when something was.
 */
import { parseArgs } from "node:util";
import { drillDatabaseRestart, type StopReport } from "../dev-env/drills/database-restart.ts";

const { values, positionals } = parseArgs({
  options: { stops: { type: "string", default: "20" } },
  allowPositionals: true,
});
if (positionals[0] !== "database-restart") {
  console.error("Name a drill: npm run drill -- database-restart [--stops 20]");
  process.exit(1);
}

/** Returns the seconds without the database at a stop: a restart, a slow one, and one that outlasts the first attempts to reconnect. */
const secondsAway = (stop: number): number => [0, 1, 4, 10][stop % 4]!;
const reports: StopReport[] = [];
console.log("stop  kind       first job  answered  lost  doubled  sockets  process");
const { unreacted, jobsLeft } = await drillDatabaseRestart(Number(values.stops), secondsAway, (report) => {
  const { kind, firstJob, answered, lost, doubled, sockets, isAlive } = report;
  reports.push(report);
  const cells = [
    String(reports.length).padEnd(4),
    kind.padEnd(9),
    `${firstJob.toFixed(1)} s`.padStart(9),
    String(answered).padStart(8),
    String(lost).padStart(4),
    String(doubled).padStart(7),
    sockets.join("/").padStart(7),
    isAlive ? "alive" : "ended",
  ];
  console.log(cells.join("  "));
});
const slowest = Math.max(...reports.map(({ firstJob }) => firstJob));
console.log(
  `${reports.length} stops, slowest first job ${slowest.toFixed(1)} s; at the end ${jobsLeft} jobs left, ${unreacted} comments without their reactions.`,
);
const isFine = reports.every(({ lost, doubled, isAlive }) => lost === 0 && doubled === 0 && isAlive);
process.exit(isFine && jobsLeft === 0 && unreacted === 0 ? 0 : 1);
