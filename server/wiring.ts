import { readFileSync } from "node:fs";
import { systemScope } from "@restride/domain/access/scope.ts";
import { isPage } from "@restride/domain/access/routes.ts";
import { crashTexts } from "@restride/domain/texts/crash-texts.ts";
import type pg from "pg";
import { features } from "./features.ts";
import { makeAccountStore } from "./features/account/account.store.ts";
import { registered } from "./generated/documents.ts";
import { makeLookups } from "./lookups.ts";
import { type Platform, makePlatform, type PlatformConfig } from "./platform.ts";
import type { Feature } from "./platform/feature.ts";
import { openPool } from "./platform/database/pool.ts";
import { singleFlight } from "./platform/events/single-flight.ts";
import { makeEventJob } from "./platform/events/event-handlers.ts";
import { makeDocumentBudget } from "./platform/graphql/document-budget.ts";
import type { Executor } from "./platform/graphql/documents.ts";
import { makeResolvers } from "./platform/graphql/resolvers.ts";
import { type Contract, makeContract } from "./platform/graphql/contract.ts";
import { makeRunOnce, tidyKeys } from "./platform/graphql/idempotency.ts";
import { openHttp } from "./platform/http/http.ts";
import type { QueuedJob, TimedJob } from "./platform/jobs/jobs.ts";
import { makeReadiness } from "./platform/http/readiness.ts";
import { startWorker, type Worker } from "./platform/jobs/worker.ts";
import { tidyRateLimits } from "./platform/limits/rate-limits.ts";
import { outboxTimedJobs } from "./platform/outbox/outbox.ts";
import { makeSendJob } from "./platform/outbox/send-job.ts";
import { refusedRightRecorder, tidySecurityEvents } from "./platform/security-events/record-security-event.ts";
import { hashSecret } from "./platform/passwords/passwords.ts";
import type { Metrics } from "./platform/telemetry/metrics.ts";
import { waitAtMost } from "./platform/timeout.ts";
import * as metricTexts from "./platform/telemetry/telemetry-texts.ts";

const sdl = readFileSync(new URL("./schema.graphql", import.meta.url), "utf8");
const contracts = new Map<Executor, Contract>();

/** Returns the GraphQL schema for an executor: all products of a process share one, with its compiled documents. */
const contractFor = (executor: Executor): Contract => {
  const contract = contracts.get(executor) ?? makeContract(sdl, executor);
  contracts.set(executor, contract);
  return contract;
};

const isRegistered = (text: string): boolean => registered.has(hashSecret(text));
const connectionCount = 16;
/** Milliseconds that each part has for closing. */
const maxCloseDuration = 5_000;

/** Returns the queued jobs of all features, with event handlers and the outbox. */
const jobsOf = (madeFeatures: readonly Feature[], platform: Platform) => [
  ...madeFeatures.flatMap((feature) => feature.jobs ?? []),
  makeEventJob(platform.db, platform.eventHandlers),
  makeSendJob({
    ...platform,
    checks: checksOf(madeFeatures),
    onSubscriptionEnded: makeAccountStore(platform.db).forgetSubscription,
  }),
];

/** Returns what the server writes in the `<head>` of each page. */
const pageMarksOf = ({ supportEmail, messageRefreshMinutes }: PlatformConfig) => ({
  "restride-support": supportEmail,
  "restride-message-refresh": String(messageRefreshMinutes),
});

/** Makes the product and connects its parts. Nothing listens yet; close() ends everything that was opened. */
export const makeProduct = async (config: PlatformConfig) => {
  const pool = await openPool(config.appDatabaseUrl, connectionCount);
  const log = (message: string) => http.app.log.error(message);
  const logLine = (line: object, message: string) => http.app.log.warn(line, message);
  const platform = await makePlatform(config, pool, log, logLine);
  const { db, live, domainEvents, eventHandlers, recordSecurityEvent } = platform;
  const lookups = makeLookups(platform, log);
  const madeFeatures: readonly Feature[] = features.map((feature) => feature({ ...platform, ...lookups }));
  eventHandlers.push(...madeFeatures.flatMap((feature) => feature.eventHandlers ?? []));

  const contract = contractFor(config.graphqlExecutor);
  const ofFeatures = madeFeatures.flatMap((feature) => feature.resolvers ?? []);
  const onRefusedRight = refusedRightRecorder(recordSecurityEvent);
  const once = makeRunOnce({ db, secret: config.signingKey });
  const resolvers = makeResolvers(contract.schema, ofFeatures, once, onRefusedRight);
  const http = await openHttp({
    ...platform,
    contract,
    resolvers,
    crashTexts,
    isPage,
    pageMarks: pageMarksOf(config),
    onRefusedRight,
    mayStrangersSend: (text) => config.openDocuments || isRegistered(text),
    documentBudget: makeDocumentBudget(config.newDocuments, isRegistered, config.now),
    routes: madeFeatures.flatMap((feature) => feature.routes ?? []),
    viewers: lookups.viewers,
    readiness: () => readiness(),
    noteSessionUse: lookups.noteSessionUse,
  });
  const jobs = jobsOf(madeFeatures, platform);
  const timed = [...madeFeatures.flatMap((feature) => feature.timed ?? []), ...timedOfPlatform(platform)];
  const worker = await startOwnWorker(config, platform, { jobs, timed, log });
  const readiness = makeReadiness({ ...worker, now: () => performance.now() });
  addGauges(platform.metrics, { pool, worker, countRequests: http.countRequests });

  const afterResponses = [lookups.noteRead.written, lookups.noteSessionUse.written, recordSecurityEvent.settled];
  const ends = [http.close, worker.stop, live.close, ...afterResponses, domainEvents.published, db.close];
  let closed: Promise<void> | undefined;
  return {
    app: http.app,
    tokens: platform.tokens,
    newId: platform.newId,
    patientLinks: lookups.patientLinks,
    timed,
    /** Settles when everything that is written after responses so far is written: reads of patients, uses of sessions, security events. */
    afterResponses: async () => void (await Promise.all(afterResponses.map((settled) => settled()))),
    connectionsOut: () => pool.totalCount - pool.idleCount,
    close: () => (closed ??= endAll(ends)),
  };
};

const checksOf = (madeFeatures: readonly Feature[]) => madeFeatures.flatMap((feature) => feature.messageChecks ?? []);

/** Returns the timed jobs of the platform. */
const timedOfPlatform = ({ db, domainEvents, outbox, now }: Platform): readonly TimedJob[] => [
  // A process that was killed may not have published its last domain events.
  { name: "publish-events", crontab: "* * * * *", run: async () => void (await domainEvents.publishAll()) },
  tidySecurityEvents(db, now),
  ...outboxTimedJobs(outbox),
  tidyKeys(db, systemScope("tidy-keys"), now),
  tidyRateLimits(db, systemScope("tidy-rate-limits"), now),
];

interface Work {
  readonly jobs: readonly QueuedJob<unknown>[];
  readonly timed: readonly TimedJob[];
  readonly log: (line: string) => void;
}

const startOwnWorker = (config: PlatformConfig, { metrics }: Platform, { jobs, timed, log }: Work): Promise<Worker> =>
  startWorker(config.databaseUrl, jobs, config.jobsByTheClock ? timed : [], {
    atOnce: config.jobsAtOnce,
    log,
    counts: metrics,
    onDead: config.onWorkerDead,
  });

/** Ends each part, also when an earlier part failed to end; throws the failures afterwards. */
const endAll = async (ends: readonly (() => Promise<void>)[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const end of ends) await waitAtMost(maxCloseDuration, end()).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};

export type Product = Awaited<ReturnType<typeof makeProduct>>;

/** Adds gauges of current values: jobs of all processes, and connections of this one. */
interface Gauged {
  readonly pool: pg.Pool;
  readonly worker: Worker;
  readonly countRequests: () => number;
}

const addGauges = ({ addGauge }: Metrics, { pool, worker, countRequests }: Gauged): void => {
  const jobStats = singleFlight(() => "", worker.jobStats);
  addGauge("restride_jobs_waiting", metricTexts.waitingJobs, async () => (await jobStats()).waiting);
  addGauge("restride_jobs_failed", metricTexts.failedJobs, async () => (await jobStats()).failed);
  addGauge("restride_oldest_job_seconds", metricTexts.oldestJob, async () => (await jobStats()).oldest);
  addGauge("restride_requests", metricTexts.currentRequests, countRequests);
  addGauge("restride_pool_in_use", metricTexts.connectionsInUse, () => pool.totalCount - pool.idleCount);
  addGauge("restride_pool_waiting", metricTexts.waitingRequests, () => pool.waitingCount);
};
