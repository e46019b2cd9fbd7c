import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { newPool } from "@restride/server/platform/database/client.ts";
import type pg from "pg";
import { type Caller, signInByPassword } from "../caller.ts";
import { bypassRls } from "../database/bypass-rls.ts";
import { startEmbedded } from "../database/embedded.ts";
import { memoryFolder } from "../database/memory-folder.ts";
import { fillDemo } from "../demo.ts";
import { documentOf } from "../documents.ts";
import { type MailServer, startMailServer } from "../mail-server.ts";
import { serverProcess, type ServerProcess } from "../production/server-process.ts";
import { seedLogins } from "../seed/people/logins.ts";
import { secondsUntil } from "./seconds-until.ts";

/** A production server on a demo, with an administrator who is signed in. */
export interface DemoServer {
  readonly server: ServerProcess;
  readonly admin: Caller;
  /** Where people sign in, with the mailbox of their codes. */
  readonly place: { readonly url: string; readonly mailbox: MailServer };
  /** Connections of the owner for checks, without row-level security. */
  readonly owner: pg.Pool;
  readonly close: () => Promise<void>;
}

const probes = ["loop-delay.ts", "heap-probe.ts"].map((file) => `--import=${join(import.meta.dirname, file)}`);

/** Starts a PostgreSQL with a demo of so many patients, and a production server that tells the delay of its event loop and its heap. */
export const startDemoServer = async (patients: number): Promise<DemoServer> => {
  mkdirSync(memoryFolder("drills"), { recursive: true });
  const dir = mkdtempSync(memoryFolder("drills/"));
  const embedded = await startEmbedded({ dir });
  const mails = await startMailServer();
  const server = await serverProcess(embedded.url, mails, {
    RESTRIDE_OPEN_DOCUMENTS: "yes",
    NODE_OPTIONS: probes.join(" "),
  });
  await server.start();
  await fillDemo(embedded.url, Date.now(), () => undefined, patients);
  const login = seedLogins.find(({ role }) => role === "Admin")!;
  const place = { url: server.url, mailbox: mails };
  const owner = newPool({ connectionString: embedded.url, max: 2, options: bypassRls });
  return {
    server,
    place,
    owner,
    admin: await signInByPassword(place, login.email, login.password),
    close: async () => {
      await owner.end();
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

/** Starts a server on a demo of so many patients for some work, and ends it. */
export const withDemoServer = async (patients: number, work: (demo: DemoServer) => Promise<void>): Promise<void> => {
  const demo = await startDemoServer(patients);
  await work(demo).finally(demo.close);
};

/** Sends the server a signal, and returns what its probe prints then under this key. */
const readProbe = async (server: ServerProcess, signal: NodeJS.Signals, key: string) => {
  const linesOf = () => server.output().match(new RegExp(`\\{"${key}".*\\}`, "g")) ?? [];
  const before = linesOf().length;
  process.kill(server.pid(), signal);
  await secondsUntil(() => linesOf().length > before, {
    within: 60,
    otherwise: `The server does not tell its ${key}.`,
  });
  return JSON.parse(linesOf().at(-1)!)[key];
};

/** Returns the delay of the server's event loop since the last call. */
export const readLoopDelay = (server: ServerProcess): Promise<{ p999: number; max: number }> =>
  readProbe(server, "SIGUSR2", "loopDelay");

/** Returns the server's heap after a forced collection, in MiB. */
export const readHeap = (server: ServerProcess): Promise<number> => readProbe(server, "SIGWINCH", "heap");

/** Asks for the report of a patient. Returns whether it is a PDF. */
export const readReport = async (url: string, { token }: Caller, id: string): Promise<boolean> => {
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

/** Returns the resident memory of a process with its threads, in MiB. */
export const readResidentMebibytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024);
