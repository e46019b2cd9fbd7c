import { withDemoServer } from "../../dev-env/drills/demo-server.ts";
import { drillOverload } from "../../dev-env/drills/overload.ts";
import type { Drill } from "./drill.ts";
import { printRow } from "./print-row.ts";

const columns = ["sent", "answered", "refused", "failed", "p95 ms", "not ready", "RSS MiB"] as const;

/** Sends more requests than the server can answer. Holds when each was answered or refused politely, and the server stayed ready. */
export const overload: Drill = {
  name: "overload",
  about: "sends more requests than the server can answer (--seconds 15 --rates 100,300,900 --patients 600)",
  options: { seconds: "15", rates: "100,300,900", patients: "600" },
  run: async ({ seconds, rates, patients }) => {
    let failures = 0;
    printRow("part", columns);
    const options = {
      seconds: Number(seconds),
      rates: rates!.split(",").map(Number),
      restSeconds: 60,
    };
    await withDemoServer(Number(patients), (demo) =>
      drillOverload(demo, options, (name, { sent, answered, refused, failed, p95, notReady, rss }) => {
        failures += failed + notReady;
        printRow(name, [sent, answered, refused, failed, p95, notReady, rss]);
      }),
    );
    return failures === 0;
  },
};
