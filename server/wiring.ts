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
import { openPool } from "./platform/database/pool.ts";
import { makeReactJob } from "./platform/events/reactions.ts";
import { makeExecutableSchema } from "./platform/graphql/executable-schema.ts";
import { makeOnce, tidyKeys } from "./platform/graphql/idempotency.ts";
import { openHttp } from "./platform/http/http.ts";
import { startWorker, type TimedJob } from "./platform/jobs/worker.ts";
import { tidyRateLimits } from "./platform/limits/rate-limits.ts";
import { makeSendJob, tidyOutbox } from "./platform/outbox/outbox.ts";
import { hashSecret } from "./platform/passwords/passwords.ts";
import { within } from "./platform/within.ts";
import { makeMachines, type Machines, type Outside } from "./machines.ts";

const sdlFile = new URL("./schema.graphql", import.meta.url);
const connections = 16;
/** What is asked to end has so long for it, milliseconds. */
const closesWithin = 5_000;

const wireTidying = ({ db, now }: Machines): TimedJob[] => [
  tidyOutbox(db, now),
  tidyKeys(db, systemScope("tidy-keys"), now),
  tidyRateLimits(db, systemScope("tidy-rate-limits"), now),
];

/** Makes the product and joins its parts. Nothing is listening yet; close() ends everything that was opened. */
export const makeProduct = async (outside: Outside) => {
  const pool = await openPool(outside.appDatabaseUrl, connections);
  const machines = await makeMachines(outside, pool, (message) => http.app.log.error(message));
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
