import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { appLogin } from "../dev-env/database/app-login.ts";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "../dev-env/database/test-databases.ts";
import { freePort } from "../dev-env/free-port.ts";
import { withOwnClient } from "./platform/database/client.ts";
import { migrate } from "./platform/database/migrate.ts";
import { newSigningKey } from "./platform/tokens/tokens.ts";

let database: TestDatabase;
let key: string;
let appUrl: string;
let port: number;
let otherProgram: Server;
beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  [key, appUrl] = await Promise.all([newSigningKey(), appLogin(database.url)]);
});
afterAll(() => database.drop());
beforeEach(async () => {
  port = await freePort();
  otherProgram = createServer();
  await new Promise<void>((done) => otherProgram.listen(0, "0.0.0.0", done));
});
afterEach(() => void otherProgram.close());

/** Milliseconds that a process may need to start on a busy machine. */
const patience = 90_000;

/** Starts a server process; returns its output so far, and its exit code. */
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

const withLogin = (login: string): string => {
  const url = new URL(database.url);
  url.username = login;
  return url.href;
};

const statusAt = (url: string): Promise<number | null> =>
  fetch(url).then(
    ({ status }) => status,
    () => null,
  );

/** Creates an empty database with an owner of its own, who may create roles and is not a superuser. */
const ordinaryOwner = async () => {
  const empty = await cloneDatabase({ fingerprint: "empty", prepare: async () => undefined });
  const [login, url] = [`owner_${process.pid}_${port}`, new URL(empty.url)];
  const bySuperuser = (...statements: string[]) =>
    withOwnClient({ connectionString: database.url }, async (client) => {
      for (const statement of statements) await client.query(statement);
    });
  await bySuperuser(
    `create role ${login} login createrole`,
    `grant restride_app, restride_limited to ${login} with admin option`,
    `alter database ${url.pathname.slice(1)} owner to ${login}`,
  );
  url.username = login;
  const drop = async () => {
    await empty.drop();
    await bySuperuser(`revoke restride_app, restride_limited from ${login} cascade`, `drop role ${login}`);
  };
  return { url: url.href, drop };
};

test("a server that cannot listen ends at once with 1 and a sentence that names PORT", async () => {
  const used = (otherProgram.address() as AddressInfo).port;
  const server = start({ PORT: String(used) });
  expect(await server.ended).toBe(1);
  const sentence = `The server cannot listen on PORT ${used}: another program uses it. Stop that program, or choose another PORT.`;
  expect(server.printed()).toContain(sentence);
  expect(server.printed()).not.toMatch(/Internal error|EADDRINUSE/);
});

const nowhere = (): string => elsewhere("/nowhere");

test.each<[string, () => Promise<Record<string, string>> | Record<string, string>, string]>([
  ["a wrong signing key", () => ({ RESTRIDE_SIGNING_KEY: "{}" }), "RESTRIDE_SIGNING_KEY must hold the private key"],
  [
    "several wrong settings",
    () => ({ DATABASE_URL: "", PORT: "abc", SMTP_URL: "smtp://mail.example" }),
    "DATABASE_URL must name the PostgreSQL server, such as postgres://user@host/restride.\nPORT must be a number from 0 to 65535.\nSMTP_URL must begin with smtps://",
  ],
  [
    "a database that does not exist",
    () => ({ DATABASE_URL: nowhere() }),
    "DATABASE_URL names a database that is not there",
  ],
  [
    "another database for requests",
    () => ({ RESTRIDE_APP_DATABASE_URL: elsewhere("/postgres") }),
    "RESTRIDE_APP_DATABASE_URL names another database than DATABASE_URL. Both must name the same one.",
  ],
  [
    "no database for requests",
    () => ({ RESTRIDE_APP_DATABASE_URL: nowhere() }),
    "RESTRIDE_APP_DATABASE_URL names a database that is not there",
  ],
  [
    "a login for requests that is unknown",
    () => ({ RESTRIDE_APP_DATABASE_URL: withLogin("nobody_here") }),
    'RESTRIDE_APP_DATABASE_URL names a login that PostgreSQL refuses (role "nobody_here" does not exist, SQLSTATE 28000).',
  ],
  [
    "a superuser for requests",
    () => ({ RESTRIDE_APP_DATABASE_URL: database.url }),
    "The login that serves requests is a superuser or may pass by row level security",
  ],
  [
    "files in a file",
    () => ({ RESTRIDE_FILES: "/dev/null" }),
    "RESTRIDE_FILES names /dev/null, where no file can be written (ENOTDIR).",
  ],
  [
    "files in a folder that cannot be made",
    () => ({ RESTRIDE_FILES: "/proc/nowhere/files" }),
    "RESTRIDE_FILES names /proc/nowhere/files",
  ],
  [
    "an address that the machine does not have",
    () => ({ HOST: "192.0.2.1" }),
    "The server cannot listen on HOST 192.0.2.1: this machine does not have that address.",
  ],
])(
  "a server with %s ends at once with 1, and its first words name what is wrong",
  async (_what, settings, sentence) => {
    const server = start(await settings());
    expect(await server.ended).toBe(1);
    expect(server.printed()).toContain(sentence);
    expect(server.printed()).not.toMatch(/does not answer yet|Internal error|^\s+at /m);
  },
);

test("a server listens at HOST, names settings that it does not know, and says that the owner serves requests", async () => {
  const owner = await ordinaryOwner();
  const server = start({
    HOST: "127.0.0.2",
    RESTRIDE_VENDR: "x",
    DATABASE_URL: owner.url,
    RESTRIDE_APP_DATABASE_URL: owner.url,
  });
  await expect.poll(() => statusAt(`http://127.0.0.2:${port}/healthz`), { timeout: patience }).toBe(200);
  expect(await statusAt(`http://127.0.0.1:${port}/healthz`)).toBeNull();
  expect(server.printed()).toContain("RESTRIDE_VENDR is not known and without effect. Check the spelling.");
  expect(server.printed()).toContain("Requests are served by the owner of the database.");
  server.end();
  await server.ended;
  await owner.drop();
});

test("a server whose database is not there yet waits for it, and says so without its login", async () => {
  const nowhere = `postgres://someone:secret@127.0.0.1:${port}/restride`;
  const server = start({ DATABASE_URL: nowhere });
  await expect
    .poll(server.printed, { timeout: patience })
    .toContain(`The database at 127.0.0.1:${port} does not answer yet.`);
  expect(server.printed()).not.toMatch(/secret|someone/);
  server.end();
  expect(await server.ended).toBeNull();
});
