import { writeFileSync } from "node:fs";
import { withDemoServer } from "../../dev-env/drills/demo-server.ts";
import { drillSoak } from "../../dev-env/drills/soak/soak.ts";
import { judgeSoak, type SoakMinute } from "../../dev-env/drills/soak/judge-soak.ts";
import type { Drill } from "./drill.ts";
import { formatRow } from "./print-row.ts";

/** Operations with the heads of their columns, which hold the median in milliseconds. */
const operations = {
  getPatientList: "list ms",
  getPatientStats: "counts ms",
  getPatient: "patient ms",
  getPatientCompliance: "compl. ms",
  getPatientMessages: "mess. ms",
  addNewComment: "comment ms",
  recordExercise: "record ms",
  report: "report ms",
} as const;
const columns = ["requests", "failed", "RSS MiB", "jobs", "reconn.", ...Object.values(operations)];

const rowOf = (at: number, { requests, failures, rss, jobs, reconnects, p50 }: SoakMinute): string =>
  formatRow(`minute ${at}`, [
    requests,
    failures.length,
    rss,
    jobs,
    reconnects,
    ...Object.keys(operations).map((name) => p50[name] ?? Number.NaN),
  ]);

/** Lets people work for an hour. Holds when nothing was lost or doubled, and nothing grew or became slower. The table is also written to a file. */
export const soak: Drill = {
  name: "soak",
  about: "lets 40 people, 20 phones and 150 sockets work (--minutes 60 --patients 600 --table soak.txt)",
  options: { minutes: "60", patients: "600", table: "soak.txt" },
  run: async ({ minutes, patients, table }) => {
    const lines = [formatRow("", columns)];
    const print = (...more: readonly string[]): void => {
      lines.push(...more);
      console.log(more.join("\n"));
      writeFileSync(table!, lines.join("\n") + "\n");
    };
    console.log(lines[0]);
    let at = 0;
    const options = {
      minutes: Number(minutes),
      secondsOfMinute: 60,
      people: 40,
      phones: 20,
      sockets: 150,
      random: Math.random,
    };
    let faults: readonly string[] = [];
    await withDemoServer(Number(patients), async (demo) => {
      const { minutes: all, end } = await drillSoak(demo, options, (minute) =>
        print(rowOf((at += 1), minute), ...minute.failures),
      );
      faults = judgeSoak(all, end);
      print(`Heap ${end.heapWarm.toFixed(0)} MiB when warm, ${end.heapLast.toFixed(0)} at the end.`);
    });
    print(...(faults.length > 0 ? faults : ["Nothing was lost, doubled or left, and nothing grew or became slower."]));
    return faults.length === 0;
  },
};
