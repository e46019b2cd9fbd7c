import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Caller, signInByPassword } from "../caller.ts";
import { startEmbedded } from "../database/embedded.ts";
import { memoryFolder } from "../database/memory-folder.ts";
import { documentOf } from "../documents.ts";
import { fillDemo } from "../demo.ts";
import { startMailServer } from "../mail-server.ts";
import { serverProcess, type ServerProcess } from "../production/server-process.ts";
import { seedLogins } from "../seed/people/logins.ts";
import { secondsUntil } from "./seconds-until.ts";

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

/** Longer than the thread that draws documents waits for the next one. */
const idleSeconds = 20;
const [requestsPerSecond, healthPerSecond] = [50, 10];
const patientList = documentOf("getPatientList", "status message total patients { _id firstname lastname progress }");
const patientStats = documentOf("getPatientStats", "status message active knee hip");
const patient = documentOf("getPatient", "status message patient { _id firstname lastname phone surgery { date } }");
const page = { metadata: { current: 1, pageSize: 20 }, filters: { type: "active" }, sorter: null };

/**
 * Starts a production server on a demo of `patients` patients and measures it for `seconds` under 50 requests a second, then for as long with one
 * report a second beside them, then while `rush` reports are made one after the other.
 */
export const drillReports = async (
  { seconds, rush, patients }: { readonly seconds: number; readonly rush: number; readonly patients: number },
  onPart: (name: string, part: ReportsPart) => void,
): Promise<void> => {
  const place = await openPlace(patients);
  try {
    const login = seedLogins.find(({ role }) => role === "Admin")!;
    const admin = await signInByPassword({ url: place.server.url, mailbox: place.mails }, login.email, login.password);
    const list = await admin.call<{ patients: { _id: string }[] }>(patientList, page);
    const ids = list.answer.patients.map(({ _id }) => _id);
    const measure = measurePart(place.server, admin, ids);
    await measure({ seconds: Math.min(10, seconds) }); // Warms up.
    onPart("50 requests a second", await measure({ seconds }));
    onPart("and one report a second", await measure({ seconds, reportsPerSecond: 1 }));
    onPart(`${rush} reports one after the other`, await measure({ seconds: 0, rush }));
    await pause(idleSeconds * 1000);
    onPart(`${idleSeconds} s later`, await measure({ seconds: 0 }));
  } finally {
    await place.close();
  }
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
    const calls = [
      (at: number) => admin.call(patient, { id: ids[at % ids.length] }),
      () => admin.call(patientList, page),
      () => admin.call(patientStats),
    ];
    let failed = 0;
    const times: number[] = [];
    const healthTimes: number[] = [];
    const note = async (into: number[], work: Promise<boolean>): Promise<void> => {
      const begun = performance.now();
      if (await work.catch(() => false)) into.push(performance.now() - begun);
      else failed += 1;
    };
    const reportTimes: number[] = [];
    const report = (at: number) => note(reportTimes, isReport(server.url, admin, ids[at % ids.length]!));
    await readLoopDelay(server);
    await Promise.all([
      inTime(seconds, requestsPerSecond, (at) =>
        note(
          times,
          calls[at % calls.length]!(at).then(({ answer }) => answer.status === "success"),
        ),
      ),
      inTime(seconds, healthPerSecond, () =>
        note(
          healthTimes,
          fetch(`${server.url}/healthz`).then(({ ok }) => ok),
        ),
      ),
      inTime(seconds, reportsPerSecond, report),
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

/** Calls `work` so many times a second, however long each takes, and waits for all. */
const inTime = async (seconds: number, perSecond: number, work: (at: number) => Promise<void>): Promise<void> => {
  const begun = performance.now();
  const started: Promise<void>[] = [];
  for (let at = 0; at < seconds * perSecond; at += 1) {
    await pause(Math.max(0, begun + (at * 1000) / perSecond - performance.now()));
    started.push(work(at));
  }
  await Promise.all(started);
};

const inTurn = async (count: number, work: (at: number) => Promise<void>): Promise<void> => {
  for (let at = 0; at < count; at += 1) await work(at);
};

const isReport = async (url: string, { token }: Caller, id: string): Promise<boolean> => {
  const response = await fetch(`${url}/downloadreport`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { id, notes: true, answers: true } }),
  });
  return (
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString() === "%PDF-"
  );
};

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

/** Returns the delay of the server's event loop since the last call. */
const readLoopDelay = async (server: ServerProcess): Promise<{ p999: number; max: number }> => {
  const linesOf = () => server.output().match(/\{"loopDelay".*\}/g) ?? [];
  const before = linesOf().length;
  process.kill(server.pid(), "SIGUSR2");
  await secondsUntil(() => linesOf().length > before, { within: 60, otherwise: "The server tells no delay." });
  return JSON.parse(linesOf().at(-1)!).loopDelay;
};

const readResidentMebibytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024);

/** Starts a PostgreSQL with the demo, and a production server that measures its event loop. */
const openPlace = async (patients: number) => {
  mkdirSync(memoryFolder("drills"), { recursive: true });
  const dir = mkdtempSync(memoryFolder("drills/"));
  const embedded = await startEmbedded({ dir });
  const mails = await startMailServer();
  const preload = join(import.meta.dirname, "loop-delay.ts");
  const server = await serverProcess(embedded.url, mails, {
    RESTRIDE_OPEN_DOCUMENTS: "yes",
    NODE_OPTIONS: `--import=${preload}`,
  });
  await server.start();
  await fillDemo(embedded.url, Date.now(), () => undefined, patients);
  return {
    server,
    mails,
    close: async () => {
      await server.end("SIGTERM");
      server.clear();
      await mails.close();
      await embedded.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
