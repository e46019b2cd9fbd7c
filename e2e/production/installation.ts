import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { appLogin } from "@restride/dev-env/database/app-login.ts";
import { cloneDatabase, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { type MailServer, startMailServer } from "@restride/dev-env/mail-server.ts";
import { startBrowser, type VisitOptions, type Visitor } from "../browser.ts";

/** An installation as a company runs it: the production server on an empty database, and a real mail server. */
export interface Installation {
  readonly url: string;
  readonly mails: MailServer;
  /** Makes the first super admin by the command, and answers the path of the link that sets the password. */
  readonly createSuperAdmin: (email: string, first: string, last: string) => Promise<string>;
  /** Somebody opens the browser at the installation's address. */
  readonly visit: (options?: VisitOptions) => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

const root = join(import.meta.dirname, "../..");

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

const run = async (script: string, words: readonly string[], env: Record<string, string>): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, script), ...words], {
    env: { ...process.env, ...env },
  });
  return stdout.trim();
};

/** What an installation is told from outside. */
const environment = async (database: TestDatabase, mails: MailServer, files: string) => {
  const port = await freePort();
  return {
    DATABASE_URL: database.url,
    RESTRIDE_APP_DATABASE_URL: await appLogin(database.url),
    PORT: String(port),
    RESTRIDE_PUBLIC_URL: `http://127.0.0.1:${port}`,
    RESTRIDE_SIGNING_KEY: await run("server/signing-key.ts", [], {}),
    SMTP_URL: mails.url,
    RESTRIDE_SUPPORT_EMAIL: "help@restride.example",
    RESTRIDE_MAIL_FROM: "Restride <care@restride.example>",
    RESTRIDE_FILES: files,
  };
};

async function untilServing(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isServing = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServing) return;
    await pause(100);
  }
  throw new Error("The production server does not serve.");
}

/** Starts the server as `npm run serve` does, and answers when it serves. */
export async function startInstallation(): Promise<Installation> {
  const database = await cloneDatabase({ fingerprint: "empty", prepare: async () => {} });
  const [mails, browser] = await Promise.all([startMailServer(), startBrowser()]);
  const files = mkdtempSync(join(tmpdir(), "restride-files-"));
  const env = await environment(database, mails, files);
  const url = env.RESTRIDE_PUBLIC_URL;
  const server = spawn(process.execPath, [join(root, "server/main.ts")], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilServing(url);
  return {
    url,
    mails,
    createSuperAdmin: async (...words) => new URL(await run("server/create-super-admin.ts", words, env)).pathname,
    visit: (options) => browser.visit(url, options),
    close: async () => {
      await browser.close();
      await new Promise((ended) => {
        server.once("exit", ended);
        server.kill("SIGTERM");
      });
      await mails.close();
      await database.drop();
      rmSync(files, { recursive: true });
    },
  };
}
