import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Carriers, noCarriers } from "@restride/server/platform/carriers/carriers.ts";
import { defaultMaxRequests } from "@restride/server/platform/http/limit-requests.ts";
import { newDocumentsAMinute } from "@restride/server/platform/graphql/document-budget.ts";
import { sessionLasts, tokenLength } from "@restride/domain/sign-in/session.ts";
import { makeTokens, newSigningKey } from "@restride/server/platform/tokens/tokens.ts";
import { type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { newClient, newPool } from "@restride/server/platform/database/client.ts";
import { makeProduct, type Product } from "@restride/server/wiring.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type pg from "pg";
import { clinicZone, todayAt } from "./clinic-day.ts";
import { type Clock, makeClock } from "./clock.ts";
import { bypassRls } from "./database/bypass-rls.ts";
import { appLogin } from "./database/app-login.ts";
import { type Fill, filledTemplate, reusedTemplate, smallClinics } from "./database/filled-template.ts";
import { cloneDatabase, reuseDatabase, type TestDatabase } from "./database/test-databases.ts";
import { inChicago } from "./places.ts";
import { makeMailbox, type Mailbox, showMailbox } from "./mailbox.ts";
import { slowLineIfConfigured } from "./http/slow-line.ts";

/** The whole product in this process, with its own database, a clock that tests can advance, and a mailbox that they can read. */
export interface World {
  readonly url: string;
  readonly databaseUrl: string;
  readonly filesFolder: string;
  readonly clock: Clock;
  /** Returns the present date in the small clinics, by the clock. */
  readonly today: () => CalendarDate;
  readonly mailbox: Mailbox;
  readonly product: Product;
  /** SQL as the database's owner, who bypasses row-level security, to check stored rows. */
  readonly owner: pg.Pool;
  /** Opens a session of a member of staff without a sign-in, its mails and its log. Returns its token, as the last operation of a sign-in does. */
  readonly openSession: (email: string) => Promise<string>;
  /** Waits for background jobs, and for work after responses. */
  readonly settle: () => Promise<void>;
  /** Runs jobs now that would wait, such as a message that can be taken back for some seconds, then waits as `settle` does. */
  readonly settleDelayed: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface WorldOptions {
  /** Rows of the database; by default the small clinics. */
  readonly fill?: Fill;
  /** Initial time of the clock, in milliseconds. By default it is now, or the time of today in RESTRIDE_TEST_START, HH:MM:SS. */
  readonly startAt?: number;
  /** Folder of the built web application, for browsers. */
  readonly webFolder?: string;
  /** Minutes after which pages request messages again; 5 by default. */
  readonly messageRefreshMinutes?: number;
  /** Name of the vendor's team; MoveAI by default. */
  readonly vendorName?: string;
  /** Whether requests without a session may send any document; true by default. */
  readonly openDocuments?: boolean;
  /** Number of new documents an account may send a minute; by default unlimited with open documents, otherwise as in production. */
  readonly newDocuments?: number;
  /** Carriers; none by default. */
  readonly carriers?: Carriers;
  /** Token that gives access to /metrics; no access by default. */
  readonly metricsToken?: string;
  /** Addresses whose X-Forwarded-For is trusted; none by default. */
  readonly trustedProxies?: readonly string[];
}

export const webDist = join(import.meta.dirname, "../web/dist");

/**
 * Starts a world on a persistent database that is used in place, at the time when it was filled, for a world that takes long to fill. `sources` are
 * the files that its rows depend on.
 */
export const startReusedWorld = async (fill: Fill, sources: readonly string[]): Promise<World> => {
  const database = await reuseDatabase(reusedTemplate(fill, Date.now(), sources));
  await forgetJobs(database.url);
  return openWorld(database, makeClock(database.madeAt), {});
};

/** Deletes jobs of a run that broke off: they are sealed with its key, which no longer exists, so nobody can run them. */
const forgetJobs = async (url: string): Promise<void> => {
  const owner = newClient({ connectionString: url });
  await owner.connect();
  const jobs = "graphile_worker._private_jobs";
  await owner.query(`do $$ begin if to_regclass('${jobs}') is not null then delete from ${jobs}; end if; end $$`);
  await owner.end();
};

/** Starts a world on a copy of a filled template; closing it removes everything. */
export const startWorld = async (options: WorldOptions = {}): Promise<World> => {
  const { fill = smallClinics, startAt = startFromEnvironment() } = options;
  const clock = makeClock(startAt);
  const database = await cloneDatabase(filledTemplate(fill, clock.now()));
  return openWorld(database, clock, options);
};

const startFromEnvironment = (): number | undefined => {
  const time = process.env.RESTRIDE_TEST_START;
  return time ? todayAt(time) : undefined;
};

/** Limit of the wait for a lock, so that a deadlock fails with a reason instead of a timeout of the test. */
const noLongWait = "-c lock_timeout=20s";

/** Configuration that all worlds have. */
const fixedConfig = {
  publicUrl: "http://localhost",
  placeAt: inChicago,
  supportEmail: "help@restride.example",
  rateLimitFactor: 1,
  maxRequests: defaultMaxRequests,
  jobsAtOnce: 1, // fewer connections to open, for each of hundreds of worlds
  jobsByTheClock: false, // otherwise the machine's clock would run timed jobs during a test; tests run those that they need
  botCheckCost: 10, // the proof of work has its own test
  onWorkerDead: () => undefined,
  logLevel: "silent",
} as const;

const openWorld = async (database: TestDatabase, clock: Clock, options: WorldOptions): Promise<World> => {
  const mailbox = makeMailbox(clock.now);
  const files = await mkdtemp(join(tmpdir(), "restride-files-"));
  const signingKey = await newSigningKey();
  const product = await makeProduct({
    ...fixedConfig,
    databaseUrl: database.url,
    appDatabaseUrl: await appLogin(database.url),
    signingKey,
    messengers: mailbox.messengers,
    carriers: options.carriers ?? noCarriers,
    vendorName: options.vendorName ?? "MoveAI",
    messageRefreshMinutes: options.messageRefreshMinutes ?? 5,
    filesPlace: files,
    now: clock.now,
    startInterval: clock.startInterval,
    webFolder: options.webFolder ?? null,
    openDocuments: options.openDocuments ?? true,
    newDocuments: options.newDocuments ?? (options.openDocuments === false ? newDocumentsAMinute : Infinity),
    graphqlExecutor: process.env.RESTRIDE_TEST_EXECUTOR === "standard" ? "standard" : "jit",
    metricsToken: options.metricsToken ?? null,
    trustedProxies: options.trustedProxies ?? [],
  });
  showMailbox(product.app, mailbox);
  slowLineIfConfigured(product.app);
  await product.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = product.app.server.address() as AddressInfo;
  const owner = newPool({ connectionString: database.url, max: 2, options: `${bypassRls} ${noLongWait}` });
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    filesFolder: files,
    clock,
    today: () => todayIn(clock.now(), clinicZone),
    mailbox,
    product,
    owner,
    openSession: sessionOpener(owner, signingKey, clock),
    ...settlersOf(product, owner),
    close: async () => {
      await product.close();
      await owner.end();
      await database.drop();
      await rm(files, { recursive: true });
    },
  };
};

const sessionOpener = (owner: pg.Pool, signingKey: string, clock: Clock): World["openSession"] => {
  const tokens = makeTokens(signingKey, clock.now);
  return async (email) => {
    const now = clock.now();
    const { rows } = await owner.query<{ session: Id; user: Id; customer: Id | null }>(
      `with person as (select user_id, customer_id from users where email = $1 and active)
       insert into sessions (session_id, account_id, started_at, last_used_at, ends_at, application, device, place)
       select gen_random_uuid(), user_id, $2, $2, $3, 'AdminWeb', '', '' from person
       returning session_id as session, account_id as user, (select customer_id from person) as customer`,
      [email, new Date(now).toISOString(), new Date(now + sessionLasts).toISOString()],
    );
    const [opened] = rows;
    if (!opened) throw new Error(`${email} cannot sign in`);
    const { session: sessionId, user: sub, customer } = opened;
    const sessionEndsAt = now + sessionLasts;
    const claims = { kind: "staff", sub, customer, sessionId, sessionEndsAt, application: "AdminWeb" };
    return (await tokens).issue(claims, tokenLength(now, sessionEndsAt));
  };
};

const settlersOf = (product: Product, owner: pg.Pool): Pick<World, "settle" | "settleDelayed"> => {
  const settleJobs = async (): Promise<void> => {
    await product.afterResponses();
    await settle(owner);
  };
  return {
    settle: settleJobs,
    settleDelayed: async () => {
      await settleJobs();
      const jobs = "update graphile_worker._private_jobs set run_at = now() where run_at > now() returning id";
      await owner.query(
        `with delayed as (${jobs}) select pg_notify('jobs:insert', '{"count":1}') from delayed limit 1`,
      ); // wakes the worker
      await settleJobs();
    },
  };
};

/** Milliseconds within which the jobs of a busy machine must end. */
const maxWait = 20_000;

/**
 * Waits until no job is ready to run. A failed job would run again later, so this throws its error, which says why something was not done.
 * The time is read after the statement's view of the jobs: by `now()`, which is earlier, a job that was just queued would seem to wait.
 */
const settle = async (owner: pg.Pool): Promise<void> => {
  const giveUp = performance.now() + maxWait;
  while (performance.now() < giveUp) {
    const { rows } = await owner.query<{ waiting: number; failed: string | null }>(
      `select count(*) filter (where run_at <= clock_timestamp())::int as waiting, min(last_error) as failed
       from graphile_worker._private_jobs where attempts < max_attempts`,
    );
    const { waiting, failed } = rows[0]!;
    if (failed !== null) throw new Error(`A job in the background failed: ${failed}`);
    if (waiting === 0) return;
    await pause(25);
  }
  throw new Error("Background jobs did not finish in time.");
};
