/** Starts Restride with demo data on its embedded database, or on the server that DATABASE_URL names. Prints its address and the logins. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { botCheckCost } from "@restride/server/platform/bot-check/bot-check.ts";
import { noCarriers } from "@restride/server/platform/carriers/carriers.ts";
import { defaultMaxRequests } from "@restride/server/platform/http/limit-requests.ts";
import { newDocumentsAMinute } from "@restride/server/platform/graphql/document-budget.ts";
import { withOwnClient } from "@restride/server/platform/database/client.ts";
import { waitForDatabase } from "@restride/server/platform/database/wait-for-database.ts";
import { startInterval } from "@restride/server/platform/interval.ts";
import { makeProcessEnd, ownProcess } from "@restride/server/platform/process/process-end.ts";
import { newSigningKey } from "@restride/server/platform/tokens/tokens.ts";
import { prepareContent, prepareSchema } from "@restride/server/prepare-database.ts";
import { makeProduct } from "@restride/server/wiring.ts";
import { appLogin } from "./database/app-login.ts";
import { bypassRls } from "./database/bypass-rls.ts";
import { startEmbedded } from "./database/embedded.ts";
import { keepRunning } from "./database/keep-running.ts";
import { type Mailbox, makeMailbox, showMailbox } from "./mailbox.ts";
import { failSomeMessages } from "./outbox/fail-some-messages.ts";
import { fillDemo, refuseForeign } from "./demo.ts";
import { addLogo } from "./pictures/add-logo.ts";
import { offerLogins } from "./demo-sign-in.ts";
import { inChicago } from "./places.ts";
import { registerSome } from "./register.ts";
import { seedLogins } from "./seed/people/logins.ts";
import { webDist } from "./world.ts";
import * as texts from "./demo-texts.ts";

const dataFolder = resolve(process.env.RESTRIDE_DATA ?? join(import.meta.dirname, "../.data"));
const port = Number(process.env.PORT ?? 4000);
/** Only this machine by default, because the demo prints its passwords and its mailbox is public. */
const host = process.env.HOST || "127.0.0.1";
const say = (line: string) => console.log(line);
const processEnd = makeProcessEnd({ exit: (code) => process.exit(code), log: console.error });
const { closeAtEnd, end } = processEnd;
ownProcess(processEnd);

/** Returns the database of the embedded server; creates it if it is missing. */
const ownDatabase = async (serverUrl: string): Promise<string> => {
  await withOwnClient({ connectionString: serverUrl }, async (client) => {
    const databases = await client.query("select from pg_database where datname = 'restride'");
    if (databases.rowCount === 0) await client.query("create database restride");
  });
  const url = new URL(serverUrl);
  url.pathname = "/restride";
  return url.href;
};

/** Returns the signing key, which is stored, so that sessions survive a restart. */
const signingKey = async (): Promise<string> => {
  const file = join(dataFolder, "signing-key.json");
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    writeFileSync(file, await newSigningKey(), { mode: 0o600 });
  }
  return readFileSync(file, "utf8");
};

/** Throws when another process uses the port, before anything is created. */
const refuseTakenPort = () =>
  new Promise<void>((free, taken) => {
    const probe = createServer().once("error", taken);
    probe.listen(port, host, () => probe.close(() => free()));
  });

/** Returns a clinic whose registration page a newcomer may open, and a patient of it, about a month after surgery, with a progress page. */
const examples = (databaseUrl: string): Promise<{ clinic: string; patient: string }> =>
  withOwnClient({ connectionString: databaseUrl, options: bypassRls }, async (client) => {
    const { rows } = await client.query<{ clinic: string; patient: string }>(
      `select p.customer_id as clinic, p.patient_id as patient from patients p join customers c using (customer_id)
       where p.active order by c.created_at, abs(current_date - 30 - p.surgery_date), p.patient_id limit 1`,
    );
    return rows[0] ?? { clinic: "", patient: "" };
  });

/** Returns the database of DATABASE_URL, or an embedded one that runs until the process ends. */
const openDatabase = async (): Promise<{ databaseUrl: string; isOwn: boolean }> => {
  if (process.env.DATABASE_URL) {
    await waitForDatabase(process.env.DATABASE_URL, { say });
    await refuseForeign(process.env.DATABASE_URL);
    return { databaseUrl: process.env.DATABASE_URL, isOwn: false };
  }
  const embedded = await startEmbedded({ dir: join(dataFolder, "database"), log: say });
  const letRest = keepRunning(embedded, { say, startInterval });
  closeAtEnd(async () => {
    letRest();
    await embedded.stop();
  });
  return { databaseUrl: await ownDatabase(embedded.url), isOwn: true };
};

/** Adds data to a new demo through the product's operations: a logo, self-registrations, and undelivered messages. */
const addByCalls = async (
  place: { url: string; mailbox: Mailbox },
  databaseUrl: string,
  clinic: string,
  patient: string,
): Promise<void> => {
  await addLogo(place, databaseUrl, clinic);
  await registerSome(place.url, clinic);
  await failSomeMessages(place, clinic, patient);
};

const start = async () => {
  await refuseTakenPort();
  const { databaseUrl, isOwn } = await openDatabase();
  say(texts.bringingToNewestSchema);
  await prepareSchema(databaseUrl);
  const isNew = await fillDemo(databaseUrl, Date.now(), say);
  await prepareContent(databaseUrl);
  const mailbox = makeMailbox(Date.now);
  const address = `http://localhost:${port}`;
  const product = await makeProduct({
    databaseUrl,
    // On a server of somebody else, the demo may lack the right to create logins.
    appDatabaseUrl: isOwn ? await appLogin(databaseUrl) : databaseUrl,
    publicUrl: address,
    signingKey: await signingKey(),
    messengers: mailbox.messengers,
    placeAt: inChicago,
    carriers: noCarriers,
    vendorName: "MoveAI",
    supportEmail: "help@restride.example",
    messageRefreshMinutes: 5,
    filesPlace: process.env.RESTRIDE_FILES ?? join(dataFolder, "files"),
    now: Date.now,
    startInterval,
    webFolder: webDist,
    rateLimitFactor: 10,
    maxRequests: defaultMaxRequests,
    newDocuments: newDocumentsAMinute,
    jobsAtOnce: 4,
    jobsByTheClock: true,
    botCheckCost,
    openDocuments: true,
    graphqlExecutor: "jit",
    metricsToken: null,
    trustedProxies: [],
    onWorkerDead: () => void end(1),
    logLevel: "error",
  });
  closeAtEnd(product.close);
  showMailbox(product.app, mailbox);
  offerLogins(product.app, mailbox);
  await product.app.listen({ host, port });
  // Corridors are computed at night; this computes them for a newcomer now.
  await product.timed.find(({ name }) => name === "plan-corridors")!.run();
  say(`\n${texts.restrideIsReady(address)}\n`);
  for (const { role, email, password } of seedLogins) say(`  ${role.padEnd(18)} ${email.padEnd(40)} ${password}`);
  const { clinic, patient } = await examples(databaseUrl);
  say(`\n${texts.patientsRegisterAt(`${address}/auth/${clinic}`)}`);
  say(texts.progressOfAPatient(`${address}/activity/${patient}`));
  say(texts.howItEnds);
  if (isNew) await addByCalls({ url: address, mailbox }, databaseUrl, clinic, patient);
};

try {
  await start();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === "EADDRINUSE" ? texts.portIsTaken(port) : message);
  await end(1);
}
