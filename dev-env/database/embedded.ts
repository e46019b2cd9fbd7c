import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, openSync, closeSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { debianBinaries, embeddedBinaries, type Binaries } from "./binaries.ts";
import { removeStaleFiles, isFolderInUse, postmaster } from "./postmaster.ts";
import { withLock } from "./process-lock.ts";
import { runAs } from "./run-as.ts";
import { registerUse } from "./users.ts";
import * as texts from "./embedded-texts.ts";

/** Running server. `stop` ends it unless another process still uses it; a second call does nothing. `startAgain` does nothing while it runs. */
export type Embedded = {
  url: string;
  isRunning: () => boolean;
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Options of the server. `durable: false` trades safety against a power failure for speed, for data that can be created again; the default is true.
 * `settings` are additional settings of PostgreSQL.
 */
export type EmbeddedOptions = { dir: string; log?: (line: string) => void; durable?: boolean; settings?: string[] };

type Place = {
  root: string;
  data: string;
  socket: string;
  log: string;
  say: (line: string) => void;
  durable: boolean;
  settings: string[];
};

/** Starts the PostgreSQL of the dependencies on the data in `dir`, or connects to it when it runs. */
export const startEmbedded = (options: EmbeddedOptions): Promise<Embedded> => start(embeddedBinaries(), options);

/** Starts Debian's PostgreSQL of a major version in the same way. */
export const startDebianPostgres = ({
  version,
  ...options
}: EmbeddedOptions & { version: number }): Promise<Embedded> => start(debianBinaries(version), options);

async function start(binaries: Binaries, options: EmbeddedOptions): Promise<Embedded> {
  const place = preparePlace(options);
  const dir = resolve(options.dir);
  const use = registerUse(join(dir, "users"));
  await withLock(dir, () => createAndStart(binaries, place)).catch((error: unknown) => {
    use.leave();
    throw error;
  });
  const stop = runOnce(() =>
    withLock(dir, async () => {
      use.leave();
      process.off("exit", atExit);
      if (use.others() === 0) await shutDown(place.data);
    }),
  );
  const atExit = (): void => {
    use.leave();
    if (use.others() === 0) signal(place.data, "SIGINT");
  };
  process.once("exit", atExit);
  return {
    url: `postgres://restride@localhost/postgres?host=${encodeURIComponent(place.socket)}`,
    isRunning: () => postmaster(place.data) !== undefined,
    startAgain: () => withLock(dir, () => createAndStart(binaries, place)),
    stop,
  };
}

async function createAndStart(binaries: Binaries, place: Place): Promise<void> {
  if (!existsSync(place.data)) await create(binaries, place);
  refuseOtherVersion(binaries, place);
  if (!postmaster(place.data)) await launch(binaries, place);
  await waitUntil(() => isReady(place), texts.runningDatabaseIsNotReady, place);
}

function preparePlace({ dir, log, durable, settings = [] }: EmbeddedOptions): Place {
  const root = resolve(dir);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const inside = join(root, "socket");
  const hash = createHash("sha256").update(root).digest("hex").slice(0, 16);
  const socket = inside.length < 80 ? inside : join(tmpdir(), `restride-${hash}`); // the path of a socket has at most 107 bytes
  mkdirSync(socket, { recursive: true, mode: 0o700 });
  const say = log ?? ((): void => {});
  return {
    root,
    data: join(root, "data"),
    socket,
    log: join(root, "postgres.log"),
    say,
    durable: durable ?? true,
    settings,
  };
}

/** Makes the data folder. It gets its name only when it is complete, so that a killed initdb is repeated. */
async function create(binaries: Binaries, place: Place): Promise<void> {
  place.say(texts.makingANewDatabase);
  const unfinished = `${place.data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const form = ["--username=restride", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"];
  const code = await runProgram(binaries, place, "initdb", [
    `--pgdata=${unfinished}`,
    ...form,
    "--no-sync",
    "--no-instructions",
  ]);
  if (code !== 0) throw serverError(texts.initdbFailed, place);
  renameSync(unfinished, place.data);
}

function refuseOtherVersion(binaries: Binaries, place: Place): void {
  const dataVersion = Number(readFileSync(join(place.data, "PG_VERSION"), "utf8"));
  if (dataVersion === binaries.version) return;
  throw new Error(texts.otherVersion(place.data, dataVersion, binaries.version));
}

async function launch(binaries: Binaries, place: Place): Promise<void> {
  place.say(texts.startingTheDatabase);
  await waitUntil(() => !isFolderInUse(place.data), texts.earlierProcessesDoNotEnd, place);
  removeStaleFiles(place.data, place.socket);
  let isEnded = false;
  void runProgram(binaries, place, "postgres", ["-D", place.data, ...settingsOf(place)]).then(() => (isEnded = true));
  await waitUntil(() => isEnded || isReady(place), texts.startTakesTooLong, place);
  if (isEnded) throw serverError(texts.databaseCouldNotStart, place);
}

const isReady = (place: Place): boolean => postmaster(place.data)?.ready ?? false;

/**
 * Waits for a condition; throws after two minutes. Recovery after a crash replays everything since the last checkpoint, which takes seconds, on a
 * slow disk a minute.
 */
async function waitUntil(condition: () => boolean, otherwise: string, place: Place): Promise<void> {
  const giveUp = Date.now() + 120_000;
  while (!condition()) {
    if (Date.now() > giveUp) throw serverError(otherwise, place);
    await pause(5);
  }
}

function settingsOf({ socket, durable, settings }: Place): string[] {
  const always = [
    "listen_addresses=",
    `unix_socket_directories=${socket}`,
    "max_connections=200",
    "shared_buffers=256MB",
    "random_page_cost=1.1",
    "jit=off",
    "timezone=UTC",
    "log_timezone=UTC",
  ];
  const fast = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "max_wal_size=512MB"];
  return [...always, ...(durable ? [] : fast), ...settings].flatMap((setting) => ["-c", setting]);
}

/** Runs a program detached from the terminal, so that Ctrl+C reaches it only through `stop`; returns its exit code. */
function runProgram({ bin }: Binaries, place: Place, name: string, args: string[]): Promise<number | null> {
  const as = runAs();
  for (const folder of [place.root, place.socket]) as.own(folder);
  const [program, rest] = as.wrap(join(bin, name), args);
  const log = openSync(place.log, "a", 0o600);
  const child = spawn(program, rest, { ...as.ids, cwd: "/", detached: true, stdio: ["ignore", log, log] });
  closeSync(log);
  child.unref();
  return new Promise((done) => child.once("exit", done).once("error", () => done(null)));
}

const serverError = (problem: string, place: Place): Error => new Error(texts.serverProblem(problem, place.log));

/** Asks all connections to end, then forces them. Neither loses committed data. */
async function shutDown(data: string): Promise<void> {
  for (const [name, milliseconds] of [
    ["SIGINT", 10_000],
    ["SIGQUIT", 3_000],
    ["SIGKILL", 1_000],
  ] as const) {
    signal(data, name);
    const giveUp = Date.now() + milliseconds;
    while (postmaster(data) && Date.now() < giveUp) await pause(5);
  }
}

function signal(data: string, name: NodeJS.Signals): void {
  const server = existsSync(data) && postmaster(realpathSync(data));
  if (server) process.kill(server.pid, name);
}

function runOnce(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
