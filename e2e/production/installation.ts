import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Embedded, startEmbedded } from "@restride/dev-env/database/embedded.ts";
import { freePort } from "@restride/dev-env/free-port.ts";
import { type Gateway, startGateway } from "@restride/dev-env/production/gateway.ts";
import { type MailServer, startMailServer } from "@restride/dev-env/mail-server.ts";
import { runStatements } from "@restride/dev-env/production/run-statements.ts";
import { startBrowser, type VisitOptions, type Visitor } from "../browser.ts";
import { cloneRepository, plainEnvironment } from "./checkout.ts";
import { loginStatements, productionCommands } from "./readme.ts";

/** Installation as a company makes it: a clone of the repository, a database server, a mail server and an SMS gateway. */
export interface Installation {
  readonly url: string;
  readonly mails: MailServer;
  readonly gateway: Gateway;
  /** Path of the link that sets the super admin's password, as the command printed it. */
  readonly superAdminLink: string;
  /** Opens the installation's address in the browser. */
  readonly visit: (options?: VisitOptions) => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

/** First super admin: email, first and last name. */
type SuperAdmin = readonly [email: string, first: string, last: string];

/** Milliseconds that the commands need on a busy machine. */
const maxWait = 300_000;

/** List of diagnosis codes in the published format. */
const diagnoses = ["M1711", "M1712"]
  .map(
    (code, at) => `0000${at + 1} ${code.padEnd(7)} 1 ${"Osteoarthritis of knee".padEnd(60)} Osteoarthritis of knee\n`,
  )
  .join("");

/** Runs the guide's statements as a superuser. Returns the URLs of both logins. */
const prepareLogins = async ({ url }: Embedded, folder: string) => {
  await runStatements(url, loginStatements(folder));
  const addressOf = (login: string): string => {
    const address = new URL(url);
    address.username = login;
    address.pathname = "/restride";
    return address.href;
  };
  return { DATABASE_URL: addressOf("restride_owner"), RESTRIDE_APP_DATABASE_URL: addressOf("restride_requests") };
};

/** Runs commands in one shell. Returns functions that read their output and end them. */
const runCommands = (commands: string, folder: string, env: Record<string, string>) => {
  const shell = spawn("bash", ["-ec", commands], {
    cwd: folder,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [shell.stdout, shell.stderr]) stream.on("data", (part: Buffer) => (printed += String(part)));
  const shellClosed = once(shell, "close");
  return {
    printed: () => printed,
    hasEnded: () => shell.exitCode !== null,
    end: async () => {
      if (shell.exitCode !== null) return;
      process.kill(-shell.pid!, "SIGTERM");
      await shellClosed;
    },
  };
};

const isServing = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until the installation serves. Throws the output of the commands if they end first or take too long. */
const untilServing = async (url: string, commands: ReturnType<typeof runCommands>): Promise<void> => {
  const giveUp = performance.now() + maxWait;
  while (!(await isServing(url))) {
    if (commands.hasEnded() || performance.now() > giveUp)
      throw new Error(`The commands of the README did not start a server:\n${commands.printed()}`);
    await pause(250);
  }
};

/** Clones the repository and runs the commands of its README. Resolves when the server serves. */
export async function startInstallation([email, first, last]: SuperAdmin): Promise<Installation> {
  const data = mkdtempSync(join(tmpdir(), "restride-installation-"));
  const [checkout, database, mails, gateway, browser, port] = await Promise.all([
    cloneRepository(),
    startEmbedded({ dir: join(data, "database"), durable: false }),
    startMailServer(),
    startGateway(),
    startBrowser(),
    freePort(),
  ]);
  const list = join(data, "icd10cm_order_2027.txt");
  writeFileSync(list, diagnoses);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...plainEnvironment(),
    npm_config_dry_run: "true", // the packages are linked; npm ci still checks their list
    ...(await prepareLogins(database, checkout.folder)),
    HOST: "127.0.0.1",
    PORT: String(port),
    RESTRIDE_PUBLIC_URL: url,
    SMTP_URL: mails.url,
    RESTRIDE_GATEWAY_URL: gateway.url,
    RESTRIDE_SUPPORT_EMAIL: "help@restride.example",
    RESTRIDE_MAIL_FROM: "Restride <care@restride.example>",
    RESTRIDE_FILES: join(data, "files"),
  };
  const words = { EMAIL: email, FIRST: first, LAST: last, FILE: list, FROM: "2026-10-01" };
  const commands = runCommands(productionCommands(checkout.folder, words), checkout.folder, env);
  const close = async (): Promise<void> => {
    await browser.close();
    await commands.end();
    await Promise.all([mails.close(), gateway.close(), database.stop()]);
    checkout.remove();
    rmSync(data, { recursive: true });
  };
  await untilServing(url, commands).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const [superAdminLink = ""] = /\/set-password\/\S+/.exec(commands.printed()) ?? [];
  return { url, mails, gateway, superAdminLink, visit: (options) => browser.visit(url, options), close };
}
