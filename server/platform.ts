import { systemScope } from "@restride/domain/access/scope.ts";
import { loadNumberingPlans } from "@restride/domain/values/read-phone.ts";
import type pg from "pg";
import { makeBotChecks } from "./platform/bot-check/bot-check.ts";
import { type Database, makeDatabase } from "./platform/database/database.ts";
import { slowStatement } from "./platform/database/database-texts.ts";
import { makeRememberedIds } from "./platform/database/remembered-ids.ts";
import { makeDomainEvents } from "./platform/events/domain-events.ts";
import { listenForEvents } from "./platform/events/live-events.ts";
import { makeSendBroadcast } from "./platform/events/broadcasts.ts";
import { type EventHandler, handlersOf } from "./platform/events/event-handlers.ts";
import type { Carriers } from "./platform/carriers/carriers.ts";
import type { Executor } from "./platform/graphql/documents.ts";
import type { StartInterval } from "./platform/interval.ts";
import { openFiles } from "./platform/files/files.ts";
import { newName, newUuid } from "./platform/ids.ts";
import { makeQueue } from "./platform/jobs/queue.ts";
import { makeRateLimits } from "./platform/limits/rate-limits.ts";
import { makeMailAtOnce } from "./platform/mail/mail-at-once.ts";
import type { Messengers } from "./platform/mail/messengers.ts";
import type { PlaceAt } from "./platform/maps/map-service.ts";
import { makeOutbox } from "./platform/outbox/make-outbox.ts";
import { makeSeal } from "./platform/outbox/seal.ts";
import { makePasswords, newCode, newSecret } from "./platform/passwords/passwords.ts";
import { makeWritePdf } from "./platform/pdf/pdf-writer.ts";
import {
  forgedTokenRecorder,
  makeRecordSecurityEvent,
  type RecordSecurityEvent,
} from "./platform/security-events/record-security-event.ts";
import { makeMetrics } from "./platform/telemetry/metrics.ts";
import { makeTokens } from "./platform/tokens/tokens.ts";
import { readVersion } from "./platform/version.ts";
import { codeWasNotMailed } from "./platform/mail/mail-texts.ts";

/** Settings of the product: addresses, secrets, external services and clock. */
export interface PlatformConfig {
  /** URL with the login of the owner, for jobs and the listener for domain events. */
  readonly databaseUrl: string;
  /** URL with a login that has fewer rights, for requests. */
  readonly appDatabaseUrl: string;
  readonly publicUrl: string;
  readonly signingKey: string;
  readonly messengers: Messengers;
  readonly placeAt: PlaceAt;
  readonly carriers: Carriers;
  /** The company whose team takes cases over, by its common name. */
  readonly vendorName: string;
  /** Email address for help. */
  readonly supportEmail: string;
  /** Minutes after which pages request messages again when no event arrives. */
  readonly messageRefreshMinutes: number;
  /** Storage place of files: a folder, or s3://bucket/prefix. */
  readonly filesPlace: string;
  readonly now: () => number;
  readonly startInterval: StartInterval;
  /** Folder of the built web application; null when the server does not serve it. */
  readonly webFolder: string | null;
  /** Multiplies the limits per address where many people share one, such as in a demo. */
  readonly rateLimitFactor: number;
  /** Number of background jobs that run concurrently; each has a connection. */
  readonly jobsAtOnce: number;
  /** Whether timed jobs run by the clock of the machine; otherwise only code that has the product object, such as a test, runs them. */
  readonly jobsByTheClock: boolean;
  /** Number of requests that are worked on at a time; more are refused. */
  readonly maxRequests: number;
  /** Work of a browser before it may send a public form. */
  readonly botCheckCost: number;
  /** Whether clients without a session may send documents other than those of the applications. */
  readonly openDocuments: boolean;
  /** Limit per minute of new documents of an account that are not the applications' own. */
  readonly newDocuments: number;
  /** Executor of GraphQL documents. */
  readonly graphqlExecutor: Executor;
  readonly metricsToken: string | null;
  readonly trustedProxies: readonly string[];
  /** Called when no job runs any more although the database accepts changes: only a new process can help. */
  readonly onWorkerDead: () => void;
  readonly logLevel: "silent" | "error" | "info";
}

interface GuardDeps {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly recordSecurityEvent: RecordSecurityEvent;
}

/** Returns the services that protect the product: tokens, passwords, rate limits, bot checks and security events. */
const makeGuards = async (config: PlatformConfig, { db, pool, recordSecurityEvent }: GuardDeps) => {
  const { now } = config;
  return {
    recordSecurityEvent,
    tokens: await makeTokens(config.signingKey, now, forgedTokenRecorder(recordSecurityEvent)),
    passwords: makePasswords(),
    botChecks: makeBotChecks({
      db,
      scope: systemScope("bot-check"),
      cost: config.botCheckCost,
      now,
      secret: config.signingKey,
    }),
    rateLimits: makeRateLimits(pool, config.rateLimitFactor),
  };
};

/** Returns the services that every feature works with, made once. `log` reports failures of work in the background. */
export const makePlatform = async (
  config: PlatformConfig,
  pool: pg.Pool,
  log: (message: string) => void,
  logLine: (line: object, message: string) => void,
) => {
  await loadNumberingPlans();
  const { now } = config;
  const metrics = makeMetrics();
  const db = makeDatabase(pool, metrics.countStatement, (slow) => {
    metrics.countSlowStatement(slow.statement);
    logLine(slow, slowStatement);
  });
  const eventHandlers: EventHandler[] = [];
  const queue = makeQueue(db);
  const domainEvents = makeDomainEvents({
    db,
    allTenantsScope: systemScope("domain-events"),
    now,
    handlersOf: (kind) => handlersOf(eventHandlers)(kind),
    log,
  });
  await domainEvents.publishAll();
  const newId = () => newUuid(now());
  return {
    ...config,
    db,
    metrics,
    eventHandlers,
    rememberedIds: makeRememberedIds(db),
    newId,
    newName,
    newCode,
    newSecret,
    ...(await makeGuards(config, { db, pool, recordSecurityEvent: makeRecordSecurityEvent({ db, now, logLine }) })),
    version: await readVersion(),
    files: await openFiles(config.filesPlace),
    writePdf: makeWritePdf(),
    queue,
    ...makeOutbox({ db, seal: makeSeal(config.signingKey, "outbox"), metrics, newId, now }),
    mailAtOnce: makeMailAtOnce(config.messengers, (reason) => {
      metrics.countUnsentCode();
      log(codeWasNotMailed(reason));
    }),
    domainEvents,
    broadcast: makeSendBroadcast(db),
    live: await listenForEvents(config.databaseUrl, metrics.countLostListener),
  };
};

export type Platform = Awaited<ReturnType<typeof makePlatform>>;
