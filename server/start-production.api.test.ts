import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { appLogin } from "../dev-env/database/app-login.ts";
import { cloneDatabase, migrated, type TestDatabase } from "../dev-env/database/test-databases.ts";
import { freePort } from "../dev-env/free-port.ts";
import { migrate } from "./platform/database/migrate.ts";
import { newSigningKey } from "./platform/tokens/tokens.ts";

let database: TestDatabase;
let key: string;
let appUrl: string;
let port: number;
let otherProgram: Server;
beforeAll(async () => {
  database = await cloneDatabase(migrated(migrate));
  [key, appUrl] = await Promise.all([newSigningKey(), appLogin(database.url)]);
});
afterAll(() => database.drop());
beforeEach(async () => {
  port = await freePort();
  otherProgram = createServer();
  await new Promise<void>((done) => otherProgram.listen(0, "0.0.0.0", done));
});
afterEach(() => void otherProgram.close());

/** Starts a server process; what it prints so far, and its code when it ends. */
const start = (settings: Readonly<Record<string, string>>) => {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    RESTRIDE_APP_DATABASE_URL: appUrl,
    PORT: String(port),
    RESTRIDE_PUBLIC_URL: "http://localhost",
    RESTRIDE_SIGNING_KEY: key,
    SMTP_URL: "smtp://127.0.0.1:1",
    RESTRIDE_SUPPORT_EMAIL: "help@restride.example",
    RESTRIDE_MAIL_FROM: "care@restride.example",
    RESTRIDE_FILES: "/tmp",
    ...settings,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], { env, stdio: "pipe" });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (printed += part));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { printed: () => printed, ended, end: () => child.kill("SIGKILL") };
};

const elsewhere = (path: string): string => {
  const url = new URL(database.url);
  url.pathname = path;
  return url.href;
};

test("a server that cannot listen ends at once with 1 and a sentence that names PORT", async () => {
  const used = (otherProgram.address() as AddressInfo).port;
  const server = start({ PORT: String(used) });
  expect(await server.ended).toBe(1);
  const sentence = `The server cannot listen on PORT ${used}: another program uses it. Stop that program, or choose another PORT.`;
  expect(server.printed()).toContain(sentence);
  expect(server.printed()).not.toMatch(/Internal error|EADDRINUSE/);
});

test.each([
  ["a wrong signing key", () => ({ RESTRIDE_SIGNING_KEY: "{}" }), /RESTRIDE_SIGNING_KEY/],
  ["another database for requests", () => ({ RESTRIDE_APP_DATABASE_URL: elsewhere("/postgres") }), /\S/],
  ["a database that does not exist", () => ({ DATABASE_URL: elsewhere("/nowhere") }), /"nowhere" does not exist/],
  ["no setting at all", () => ({ DATABASE_URL: "" }), /^DATABASE_URL must name the PostgreSQL server/],
])("a server with %s ends at once with 1", async (_what, settings, sentence) => {
  const server = start(settings());
  expect(await server.ended).toBe(1);
  expect(server.printed()).toMatch(sentence);
  expect(server.printed()).not.toMatch(/does not answer yet/);
});

test("a server whose database is not there yet waits for it, and says so without its login", async () => {
  const nowhere = `postgres://someone:secret@127.0.0.1:${port}/restride`;
  const server = start({ DATABASE_URL: nowhere });
  await expect.poll(server.printed).toContain(`The database at 127.0.0.1:${port} does not answer yet.`);
  expect(server.printed()).not.toMatch(/secret|someone/);
  server.end();
  expect(await server.ended).toBeNull();
});
