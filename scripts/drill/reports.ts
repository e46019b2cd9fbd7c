import { drillReports } from "../../dev-env/drills/reports-beside-requests.ts";
import type { Drill } from "./drill.ts";

/** Makes a report a second beside 50 requests a second. Holds when each request and report succeeded; its durations are printed, not judged. */
export const reports: Drill = {
  name: "reports",
  about: "makes a report a second beside 50 requests a second (--seconds 300 --rush 60 --patients 600)",
  options: { seconds: "300", rush: "60", patients: "600" },
  run: async ({ seconds, rush, patients }) => {
    let failures = 0;
    console.log(`${"part".padEnd(32)}requests  reports  failed  p95 ms  health p95  loop p99.9  loop max  RSS MiB`);
    await drillReports(
      { seconds: Number(seconds), rush: Number(rush), patients: Number(patients) },
      (name, { requests, reports: reportCount, failed, p95, healthP95, loopP999, loopMax, rss }) => {
        failures += failed;
        const cells = [requests, reportCount, failed, p95, healthP95, loopP999, loopMax, rss];
        const widths = [8, 7, 6, 6, 10, 10, 8, 7];
        console.log(name.padEnd(32) + cells.map((cell, at) => formatCell(cell).padStart(widths[at]!)).join("  "));
      },
    );
    return failures === 0;
  },
};

const formatCell = (value: number): string => (Number.isNaN(value) ? "-" : String(Math.round(value)));
