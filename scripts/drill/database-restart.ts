import { drillDatabaseRestart, type StopReport } from "../../dev-env/drills/database-restart.ts";
import type { Drill } from "./drill.ts";

/** Returns the seconds without the database at a stop: a restart, a slow one, and one that outlasts the first attempts to reconnect. */
const secondsAway = (stop: number): number => [0, 1, 4, 10][stop % 4]!;

const printStop = (number: number, stop: StopReport): void => {
  const { kind, firstJob, answered, lost, doubled, sockets, isAlive } = stop;
  const cells = [
    String(number).padEnd(4),
    kind.padEnd(9),
    `${firstJob.toFixed(1)} s`.padStart(9),
    String(answered).padStart(8),
    String(lost).padStart(4),
    String(doubled).padStart(7),
    sockets.join("/").padStart(7),
    isAlive ? "alive" : "ended",
  ];
  console.log(cells.join("  "));
};

/** Stops PostgreSQL under a working server, in turn fast, immediately and by kill -9. Holds when nothing was lost or doubled. */
export const databaseRestart: Drill = {
  name: "database-restart",
  about: "stops PostgreSQL under load; nothing is lost or doubled (--stops 20)",
  options: { stops: "20" },
  run: async ({ stops }) => {
    const reports: StopReport[] = [];
    console.log("stop  kind       first job  answered  lost  doubled  sockets  process");
    const { unreacted, jobsLeft } = await drillDatabaseRestart(Number(stops), secondsAway, (report) => {
      reports.push(report);
      printStop(reports.length, report);
    });
    const slowest = Math.max(...reports.map(({ firstJob }) => firstJob));
    console.log(
      `${reports.length} stops, slowest first job ${slowest.toFixed(1)} s; at the end ${jobsLeft} jobs left, ${unreacted} comments without their reactions.`,
    );
    const isFine = reports.every(({ lost, doubled, isAlive }) => lost === 0 && doubled === 0 && isAlive);
    return isFine && jobsLeft === 0 && unreacted === 0;
  },
};
