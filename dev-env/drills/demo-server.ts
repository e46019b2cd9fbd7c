import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Caller, signInByPassword } from "../caller.ts";
import { startEmbedded } from "../database/embedded.ts";
import { memoryFolder } from "../database/memory-folder.ts";
import { fillDemo } from "../demo.ts";
import { documentOf } from "../documents.ts";
import { startMailServer } from "../mail-server.ts";
import { serverProcess, type ServerProcess } from "../production/server-process.ts";
import { seedLogins } from "../seed/people/logins.ts";
import { secondsUntil } from "./seconds-until.ts";

/** Starts a PostgreSQL with a demo of so many patients, and a production server that measures its event loop. */
export const startDemoServer = async (patients: number) => {
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
  const login = seedLogins.find(({ role }) => role === "Admin")!;
  return {
    server,
    admin: await signInByPassword({ url: server.url, mailbox: mails }, login.email, login.password),
    close: async () => {
      await server.end("SIGTERM");
      server.clear();
      await mails.close();
      await embedded.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};

const patientList = documentOf("getPatientList", "status message total patients { _id firstname lastname progress }");
const patientStats = documentOf("getPatientStats", "status message active knee hip");
const patient = documentOf("getPatient", "status message patient { _id firstname lastname phone surgery { date } }");
const page = { metadata: { current: 1, pageSize: 20 }, filters: { type: "active" }, sorter: null };

/** Returns the patients of the first page of the list. */
export const readPatientIds = async (admin: Caller): Promise<readonly string[]> => {
  const { answer } = await admin.call<{ patients: { _id: string }[] }>(patientList, page);
  return answer.patients.map(({ _id }) => _id);
};

/** Returns the call of a number, in turn a patient, the list of patients, and their counts. */
export const mixedCalls =
  (admin: Caller, ids: readonly string[]) =>
  (at: number): ReturnType<Caller["call"]> => {
    if (at % 3 === 0) return admin.call(patient, { id: ids[at % ids.length] });
    return at % 3 === 1 ? admin.call(patientList, page) : admin.call(patientStats);
  };

/** Returns the delay of the server's event loop since the last call. */
export const readLoopDelay = async (server: ServerProcess): Promise<{ p999: number; max: number }> => {
  const linesOf = () => server.output().match(/\{"loopDelay".*\}/g) ?? [];
  const before = linesOf().length;
  process.kill(server.pid(), "SIGUSR2");
  await secondsUntil(() => linesOf().length > before, { within: 60, otherwise: "The server tells no delay." });
  return JSON.parse(linesOf().at(-1)!).loopDelay;
};

/** Returns the resident memory of a process with its threads, in MiB. */
export const readResidentMebibytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024);
