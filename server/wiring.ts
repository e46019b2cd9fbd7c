import { readFile } from "node:fs/promises";
import { systemScope } from "@restride/domain/access/scope.ts";
import { isPage } from "@restride/domain/access/routes.ts";
import { crashTexts } from "@restride/domain/values/crash-texts.ts";
import type pg from "pg";
import { registered } from "./generated/documents.ts";
import { wireCare } from "./wiring.care.ts";
import { wireImages } from "./wiring.images.ts";
import { wireOrganisation } from "./wiring.organisation.ts";
import { wireProgressPage } from "./wiring.progress-page.ts";
import { wirePublic } from "./wiring.public.ts";
import { wireSurgeons } from "./wiring.surgeons.ts";
import { wireSignIn } from "./wiring.sign-in.ts";
import { makeDatabase } from "./platform/database/database.ts";
import { makeRememberedIds } from "./platform/database/remembered-ids.ts";
import { openPool } from "./platform/database/pool.ts";
import { makeFacts } from "./platform/events/facts.ts";
import { listenForFacts } from "./platform/events/live.ts";
import { openFiles } from "./platform/files/files.ts";
import { makeReactJob, type Reaction, reactionsTo } from "./platform/events/reactions.ts";
import { makeExecutableSchema } from "./platform/graphql/executable-schema.ts";
import { makeOnce, tidyKeys } from "./platform/graphql/idempotency.ts";
import { openHttp } from "./platform/http/http.ts";
import type { Every } from "./platform/every.ts";
import { newUuid } from "./platform/ids.ts";
import { makeQueue } from "./platform/jobs/queue.ts";
import { startWorker, type TimedJob } from "./platform/jobs/worker.ts";
import { makeRateLimits } from "./platform/limits/rate-limits.ts";
import { makeMailAtOnce } from "./platform/mail/mail-at-once.ts";
import type { Messengers } from "./platform/mail/messengers.ts";
import { makeSend, makeSendJob, tidyOutbox } from "./platform/outbox/outbox.ts";
import { makeSeal } from "./platform/outbox/seal.ts";
import { hashSecret, makePasswords } from "./platform/passwords/passwords.ts";
import { within } from "./platform/within.ts";
import type { PlaceAt } from "./platform/maps/map-service.ts";
import { makeMetrics } from "./platform/telemetry/metrics.ts";
import { makeTokens } from "./platform/tokens/tokens.ts";

/** What the product is given from outside: places, secrets, ways out, and the time. */
export interface Outside {
  /** By the owner of the database: jobs and the ear for facts. */
  readonly databaseUrl: string;
  /** By a login that may do less: what serves requests. */
  readonly appDatabaseUrl: string;
  readonly publicUrl: string;
  readonly signingKey: string;
  readonly messengers: Messengers;
  readonly placeAt: PlaceAt;
  /** The company whose team takes cases over, as people call it. */
  readonly vendorName: string;
  /** Where files are kept: a folder, or s3://bucket/prefix. */
  readonly filesPlace: string;
  readonly now: () => number;
  readonly every: Every;
  /** Folder of the built web application; null where none is served. */
  readonly webFolder: string | null;
  /** Widens the limits per address where many people share one, such as in a demo. */
  readonly rateLimitFactor: number;
  /** Whether strangers may send documents other than those of the applications. */
  readonly openDocuments: boolean;
  readonly metricsToken: string | null;
  readonly trustedProxies: readonly string[];
  readonly logLevel: "silent" | "error" | "info";
}

const sdlFile = new URL("./schema.graphql", import.meta.url);
const connections = 16;
/** What is asked to end has so long for it, milliseconds. */
const closesWithin = 5_000;

const wireMachines = async (outside: Outside, pool: pg.Pool, log: (message: string) => void) => {
  const { now } = outside;
  const metrics = makeMetrics();
  const db = makeDatabase(pool, metrics.countStatement);
  const reactions: Reaction[] = [];
  const queue = makeQueue(db);
  const seal = makeSeal(outside.signingKey, "outbox");
  return {
    ...outside,
    db,
    metrics,
    reactions,
    rememberedIds: makeRememberedIds(db),
    newId: () => newUuid(now()),
    tokens: await makeTokens(outside.signingKey, now),
    passwords: makePasswords(),
    rateLimits: makeRateLimits(pool, outside.rateLimitFactor),
    files: await openFiles(outside.filesPlace),
    queue,
    seal,
    mailAtOnce: makeMailAtOnce(outside.messengers, (reason) => {
      metrics.countUnsentCode();
      // Its code only: what a mail server says may name who the mail was for.
      log(`A code could not be mailed: ${(reason as { code?: string }).code ?? "no answer in time"}.`);
    }),
    send: makeSend({ db, queue, seal, now }),
    facts: makeFacts(db, now, (kind) => reactionsTo(reactions)(kind)),
    live: await listenForFacts(outside.databaseUrl, metrics.countLostListener),
  };
};

export type Machines = Awaited<ReturnType<typeof wireMachines>>;

const wireTidying = ({ db, now }: Machines): TimedJob[] => [
  tidyOutbox(db, now),
  tidyKeys(db, systemScope("tidy-keys"), now),
];

/** Makes the product and joins its parts. Nothing is listening yet; close() ends everything that was opened. */
export const makeProduct = async (outside: Outside) => {
  const pool = await openPool(outside.appDatabaseUrl, connections);
  const machines = await wireMachines(outside, pool, (message) => http.app.log.error(message));
  const images = wireImages(machines);
  const care = wireCare(machines);
  const signIn = wireSignIn(machines, care.patients);
  const surgeons = wireSurgeons({ ...machines, viewers: signIn.viewers });
  const organisation = wireOrganisation({ ...machines, viewers: signIn.viewers, clock: care.clock });
  const progressPage = wireProgressPage({ ...machines, ...care });
  const open = wirePublic({ ...machines, clock: care.clock });
  machines.reactions.push(...care.reactions, ...surgeons.reactions, ...open.reactions);

  const faces = [signIn, care, surgeons, organisation, progressPage, open].flatMap((feature) => feature.faces);
  const once = makeOnce({ db: machines.db, secret: outside.signingKey });
  const schema = makeExecutableSchema(await readFile(sdlFile, "utf8"), faces, once);
  const http = await openHttp({
    ...machines,
    schema,
    crashTexts,
    isPage,
    mayStrangersSend: (text) => outside.openDocuments || registered.has(hashSecret(text)),
    routes: [...images.routes, ...surgeons.routes, ...care.routes],
    viewers: signIn.viewers,
    ready: () => isReady(pool),
  });

  const jobs = [
    ...signIn.jobs,
    ...open.jobs,
    makeReactJob(machines.db, machines.reactions),
    makeSendJob({ ...machines, onEnded: signIn.forgetSubscription }),
  ];
  const timed: TimedJob[] = [
    ...care.timed,
    ...images.timed,
    ...signIn.timed,
    ...progressPage.timed,
    ...open.timed,
    ...wireTidying(machines),
  ];
  const worker = await startWorker(outside.databaseUrl, jobs, timed, (message) => http.app.log.error(message));

  return {
    app: http.app,
    tokens: machines.tokens,
    newId: machines.newId,
    timed,
    connectionsOut: () => pool.totalCount - pool.idleCount,
    close: () => endAll([http.close, worker.stop, machines.live.close, machines.db.close]),
  };
};

const endAll = async (ends: readonly (() => Promise<void>)[]): Promise<void> => {
  for (const end of ends) await within(closesWithin, end());
};

export type Product = Awaited<ReturnType<typeof makeProduct>>;

const isReady = async (pool: pg.Pool): Promise<boolean> => {
  try {
    await pool.query("select 1");
    return true;
  } catch {
    return false;
  }
};
