import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../free-port.ts";
import { appLogin } from "../database/app-login.ts";
import type { MailServer } from "../mail-server.ts";

/** Server as `npm run serve` starts it, in a separate process, which can be killed and started again. */
export interface ServerProcess {
  readonly url: string;
  /** Environment variables of the process. */
  readonly env: Readonly<Record<string, string>>;
  readonly start: () => Promise<void>;
  /** Ends the process by a signal; SIGKILL leaves it no time to finish anything. */
  readonly end: (signal: "SIGTERM" | "SIGKILL") => Promise<void>;
  /** Returns whether the process that was started last still runs. */
  readonly isAlive: () => boolean;
  /** Returns the id of the process that was started last. */
  readonly pid: () => number;
  /** Returns everything that it has printed so far. */
  readonly output: () => string;
  /** Removes its files, after it has ended. */
  readonly clear: () => void;
}

const server = join(import.meta.dirname, "../../server");

const newKey = async (): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(server, "signing-key.ts")]);
  return stdout.trim();
};

async function untilServing(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isServing = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServing) return;
    await pause(100);
  }
  throw new Error("The production server does not serve.");
}

/** Prepares a server for a database and a mail server, with further settings; it is not started yet. */
export async function serverProcess(
  databaseUrl: string,
  mails: MailServer,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const files = mkdtempSync(join(tmpdir(), "restride-files-"));
  const env = {
    DATABASE_URL: databaseUrl,
    RESTRIDE_APP_DATABASE_URL: await appLogin(databaseUrl),
    PORT: String(port),
    RESTRIDE_PUBLIC_URL: url,
    RESTRIDE_SIGNING_KEY: await newKey(),
    SMTP_URL: mails.url,
    RESTRIDE_SUPPORT_EMAIL: "help@restride.example",
    RESTRIDE_MAIL_FROM: "Restride <care@restride.example>",
    RESTRIDE_FILES: files,
    MALLOC_ARENA_MAX: "2",
    ...settings,
  };
  let child: ChildProcess | undefined;
  let printed = "";
  return {
    url,
    env,
    start: async () => {
      child = spawn(process.execPath, ["--max-semi-space-size=32", join(server, "main.ts")], {
        env: { ...process.env, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on("data", (part: Buffer) => (printed += String(part)));
      child.stderr?.pipe(process.stderr);
      await untilServing(url);
    },
    end: async (signal) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
    isAlive: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    pid: () => child!.pid!,
    output: () => printed,
    clear: () => rmSync(files, { recursive: true }),
  };
}
