import { setTimeout as pause } from "node:timers/promises";
import type { Caller } from "../caller.ts";
import type { ServerProcess } from "../production/server-process.ts";
import {
  type DemoServer,
  mixedCalls,
  readLoopDelay,
  readPatientIds,
  readReport,
  readResidentMebibytes,
} from "./demo-server.ts";
import { loadInTime, percentile } from "./load-in-time.ts";

/** Measurements of one part of the drill. Durations are in milliseconds, memory in MiB of the whole process with its threads. */
export interface ReportsPart {
  readonly requests: number;
  readonly reports: number;
  /** Number of requests and reports that were not answered with success. */
  readonly failed: number;
  readonly p95: number;
  readonly healthP95: number;
  readonly loopP999: number;
  readonly loopMax: number;
  readonly rss: number;
}

const [requestsPerSecond, healthPerSecond] = [50, 10];
/**
 * Measures a server for `seconds` under 50 requests a second, then for as long with one report a second beside them, then while `rush` reports are
 * made one after the other, and once more after a rest.
 */
export const drillReports = async (
  { server, admin }: DemoServer,
  { seconds, rush, restSeconds }: { readonly seconds: number; readonly rush: number; readonly restSeconds: number },
  onPart: (name: string, part: ReportsPart) => void,
): Promise<void> => {
  const measure = measurePart(server, admin, await readPatientIds(admin));
  await measure({ seconds: Math.min(10, seconds) }); // Warms up.
  onPart("50 requests a second", await measure({ seconds }));
  onPart("and one report a second", await measure({ seconds, reportsPerSecond: 1 }));
  onPart(`${rush} reports one after the other`, await measure({ seconds: 0, rush }));
  await pause(1_000 * restSeconds);
  onPart(`${restSeconds} s later`, await measure({ seconds: 0 }));
};

/** Returns the function that measures a part: requests in time, however long their answers take, and reports beside them. */
const measurePart =
  (server: ServerProcess, admin: Caller, ids: readonly string[]) =>
  async ({
    seconds,
    reportsPerSecond = 0,
    rush = 0,
  }: {
    seconds: number;
    reportsPerSecond?: number;
    rush?: number;
  }) => {
    const call = mixedCalls(admin, ids);
    let failed = 0;
    const times: number[] = [];
    const healthTimes: number[] = [];
    const note = async (into: number[], work: Promise<boolean>): Promise<void> => {
      const begun = performance.now();
      if (await work.catch(() => false)) into.push(performance.now() - begun);
      else failed += 1;
    };
    const reportTimes: number[] = [];
    const report = (at: number) => note(reportTimes, readReport(server.url, admin, ids[at % ids.length]!));
    await readLoopDelay(server);
    await Promise.all([
      loadInTime(seconds, requestsPerSecond, (at) =>
        note(
          times,
          call(at).then(({ answer }) => answer.status === "success"),
        ),
      ),
      loadInTime(seconds, healthPerSecond, () =>
        note(
          healthTimes,
          fetch(`${server.url}/healthz`).then(({ ok }) => ok),
        ),
      ),
      loadInTime(seconds, reportsPerSecond, report),
      inTurn(rush, report),
    ]);
    const { p999, max } = await readLoopDelay(server);
    return {
      requests: times.length,
      reports: reportTimes.length,
      failed,
      p95: percentile(times, 0.95),
      healthP95: percentile(healthTimes, 0.95),
      loopP999: p999,
      loopMax: max,
      rss: readResidentMebibytes(server.pid()),
    };
  };

const inTurn = async (count: number, work: (at: number) => Promise<void>): Promise<void> => {
  for (let at = 0; at < count; at += 1) await work(at);
};
