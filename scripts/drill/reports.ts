import { withDemoServer } from "../../dev-env/drills/demo-server.ts";
import { drillReports } from "../../dev-env/drills/reports-beside-requests.ts";
import type { Drill } from "./drill.ts";
import { printRow } from "./print-row.ts";

/** Longer than the thread that draws documents waits for the next one. */
const restSeconds = 20;
const columns = ["requests", "reports", "failed", "p95 ms", "health p95", "loop p99.9", "loop max", "RSS MiB"] as const;

/** Makes a report a second beside 50 requests a second. Holds when each request and report succeeded; its durations are printed, not judged. */
export const reports: Drill = {
  name: "reports",
  about: "makes a report a second beside 50 requests a second (--seconds 300 --rush 60 --patients 600)",
  options: { seconds: "300", rush: "60", patients: "600" },
  run: async ({ seconds, rush, patients }) => {
    let failures = 0;
    printRow("part", columns);
    const options = { seconds: Number(seconds), rush: Number(rush), restSeconds };
    await withDemoServer(Number(patients), (demo) =>
      drillReports(demo, options, (name, { failed, ...part }) => {
        failures += failed;
        const { requests, reports: reportCount, p95, healthP95, loopP999, loopMax, rss } = part;
        printRow(name, [requests, reportCount, failed, p95, healthP95, loopP999, loopMax, rss]);
      }),
    );
    return failures === 0;
  },
};
