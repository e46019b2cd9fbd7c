import { readFile } from "node:fs/promises";
import { systemScope } from "@restride/domain/access/scope.ts";
import type pg from "pg";
import { wireCare } from "./wiring.care.ts";
import { wirePublic } from "./wiring.public.ts";
import { wireSignIn } from "./wiring.sign-in.ts";
import { makeDatabase } from "./platform/database/database.ts";
import { makePool } from "./platform/database/pool.ts";
import { makeFacts } from "./platform/events/facts.ts";
import { listenForFacts } from "./platform/events/live.ts";
import { makeReactJob, type Reaction, reactionsTo } from "./platform/events/reactions.ts";
import { makeExecutableSchema } from "./platform/graphql/executable-schema.ts";
import { makeOnce, tidyKeys } from "./platform/graphql/idempotency.ts";
import { openHttp } from "./platform/http/http.ts";
import { newUuid } from "./platform/ids.ts";
import { makeQueue } from "./platform/jobs/queue.ts";
import { startWorker, type TimedJob } from "./platform/jobs/worker.ts";
import { makeRateLimits } from "./platform/limits/rate-limits.ts";
import type { Messengers } from "./platform/mail/messengers.ts";
import { makePasswords } from "./platform/passwords/passwords.ts";
import { makeMetrics } from "./platform/telemetry/metrics.ts";
import { makeTokens } from "./platform/tokens/tokens.ts";

/** What the product is given from outside: places, secrets, ways out, and the time. */
export interface Outside {
  readonly databaseUrl: string;
  readonly publicUrl: string;
  readonly signingKey: string;
  readonly messengers: Messengers;
  readonly now: () => number;
  /** Folder of the built web application; null where none is served. */
  readonly webFolder: string | null;
  /** Widens the limits per address where many people share one, such as in a demo. */
  readonly rateLimitFactor: number;
  readonly metricsToken: string | null;
  readonly logLevel: "silent" | "error" | "info";
}

const sdlFile = new URL("./schema.graphql", import.meta.url);
const connections = 16;

const wireMachines = async (outside: Outside, pool: pg.Pool) => {
  const { now } = outside;
  const metrics = makeMetrics();
  const db = makeDatabase(pool, metrics.countStatement);
  const reactions: Reaction[] = [];
  return {
    ...outside,
    db,
    metrics,
    reactions,
    newId: () => newUuid(now()),
    tokens: await makeTokens(outside.signingKey, now),
    passwords: makePasswords(),
    rateLimits: makeRateLimits(pool, outside.rateLimitFactor),
    queue: makeQueue(db),
    facts: makeFacts(db, now, (kind) => reactionsTo(reactions)(kind)),
    live: await listenForFacts(outside.databaseUrl, metrics.countLostListener),
  };
};

export type Machines = Awaited<ReturnType<typeof wireMachines>>;

/** Makes the product and joins its parts. Nothing is listening yet; close() ends everything that was opened. */
export const makeProduct = async (outside: Outside) => {
  const pool = makePool(outside.databaseUrl, connections);
  const machines = await wireMachines(outside, pool);
  const care = wireCare(machines);
  const signIn = wireSignIn(machines, care.patients);
  const open = wirePublic(machines);
  machines.reactions.push(...care.reactions, ...open.reactions);

  const schema = makeExecutableSchema(
    await readFile(sdlFile, "utf8"),
    [...signIn.faces, ...care.faces, ...open.faces],
    makeOnce(machines.db),
  );
  const http = await openHttp({
    ...machines,
    schema,
    routes: care.routes,
    viewers: signIn.viewers,
    ready: () => isReady(pool),
  });

  const jobs = [...signIn.jobs, ...open.jobs, makeReactJob(machines.db, machines.reactions)];
  const timed: TimedJob[] = [
    ...care.timed,
    ...signIn.timed,
    ...open.timed,
    tidyKeys(machines.db, systemScope("tidy-keys"), outside.now),
  ];
  const worker = await startWorker(outside.databaseUrl, jobs, timed, (message) => http.app.log.error(message));

  return {
    app: http.app,
    timed,
    close: async () => {
      await http.close();
      await worker.stop();
      await machines.live.close();
      await machines.db.close();
    },
  };
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
