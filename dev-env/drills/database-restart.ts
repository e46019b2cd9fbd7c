import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Role } from "@restride/domain/access/roles.ts";
import { newPool } from "@restride/server/platform/database/client.ts";
import type pg from "pg";
import { signIn } from "../caller.ts";
import { bypassRls } from "../database/bypass-rls.ts";
import { startEmbedded } from "../database/embedded.ts";
import { filledTemplate } from "../database/filled-template.ts";
import { memoryFolder } from "../database/memory-folder.ts";
import { postmaster } from "../database/postmaster.ts";
import { cloneDatabase } from "../database/test-databases.ts";
import { startMailServer } from "../mail-server.ts";
import { serverProcess } from "../production/server-process.ts";
import { aimedClinics } from "../small-clinics/fixture-rows.ts";
import { small } from "../small-clinics/ids.ts";
import { smallEmail } from "../small-clinics.ts";
import { startComments } from "./comment-load.ts";
import { openSockets } from "./comment-sockets.ts";
import { secondsUntil } from "./seconds-until.ts";

/** Ways to stop PostgreSQL: it ends its connections, it exits as after a crash, or its main process is killed. */
const signals = { fast: "SIGINT", immediate: "SIGQUIT", kill: "SIGKILL" } as const;
export type StopKind = keyof typeof signals;
export const stopKinds = Object.keys(signals) as StopKind[];

/** Result of one stop. */
export interface StopReport {
  readonly kind: StopKind;
  /** Seconds from the time at which the database answers again to the first completed job. */
  readonly firstJob: number;
  /** Number of comments that succeeded so far. */
  readonly answered: number;
  /** Numbers of these comments that are missing in the database, and that are stored twice. */
  readonly lost: number;
  readonly doubled: number;
  /** Number of sockets that received a comment after the stop, and number of all sockets. */
  readonly sockets: readonly [hearing: number, all: number];
  /** Whether the server is still the same process. */
  readonly isAlive: boolean;
}

/** State after the last stop, when everything is done. */
export interface DrillEnd {
  /** Number of comments with event handlers that did not run although no job is left. */
  readonly unreacted: number;
  readonly jobsLeft: number;
}

const [writers, sockets] = [4, 5];
/** Limits in seconds, far above the expected times: a drill measures, and must end when something never happens. */
const maxWait = { job: 60, socket: 60, drain: 180 };

/**
 * Stops PostgreSQL repeatedly under a production server, while comments are written, jobs run and sockets are subscribed. The kinds of stop take
 * turns; the database is away for the given seconds each time.
 */
export const drillDatabaseRestart = async (
  stops: number,
  away: (stop: number) => number,
  onStop: (report: StopReport) => void,
): Promise<DrillEnd> => {
  const place = await openPlace();
  try {
    const enter = (role: Role) => signIn({ url: place.server.url, mailbox: place.mails }, smallEmail(0, role));
    // A surgeon subscribes, because authors receive no updates of their own comments.
    const listening = openSockets(place.server.url, await enter(Role.surgeon), sockets);
    const load = startComments(await enter(Role.admin), small.case(0, 1), writers);
    await secondsUntil(async () => (await reactionsDone(place.owner)) > 0, {
      within: maxWait.job,
      otherwise: "No job was done before the first stop.",
    });
    for (let stop = 0; stop < stops; stop += 1) {
      const kind = stopKinds[stop % stopKinds.length]!;
      await place.stopDatabase(kind);
      await pause(away(stop) * 1000);
      await place.startDatabase();
      const before = await reactionsDone(place.owner);
      listening.forget();
      const firstJob = await secondsUntil(async () => (await reactionsDone(place.owner)) > before, {
        within: maxWait.job,
        otherwise: `No job was done after stop ${stop + 1} (${kind}).`,
      });
      await secondsUntil(() => listening.hearing() === sockets, {
        within: maxWait.socket,
        otherwise: `Sockets do not hear any more after stop ${stop + 1} (${kind}).`,
      });
      const answered = [...load.answered];
      onStop({
        kind,
        firstJob,
        answered: answered.length,
        ...(await compareWithAnswered(place.owner, answered)),
        sockets: [listening.hearing(), sockets],
        isAlive: place.server.isAlive(),
      });
    }
    await load.stop();
    await listening.close();
    return await drain(place.owner);
  } finally {
    await place.close();
  }
};

/** Starts a PostgreSQL for this drill, a production server on it, and connections of the owner for checks. */
const openPlace = async () => {
  mkdirSync(memoryFolder("drills"), { recursive: true });
  const dir = mkdtempSync(memoryFolder("drills/"));
  const embedded = await startEmbedded({ dir });
  const { url } = await cloneDatabase(filledTemplate(aimedClinics, Date.now()), embedded.url);
  const mails = await startMailServer();
  const server = await serverProcess(url, mails, { RESTRIDE_OPEN_DOCUMENTS: "yes" });
  const owner = newPool({ connectionString: url, max: 2, options: bypassRls });
  await server.start();
  return {
    server,
    mails,
    owner,
    stopDatabase: async (kind: StopKind) => {
      process.kill(postmaster(join(dir, "data"))!.pid, signals[kind]);
      await secondsUntil(() => !embedded.isRunning(), { within: 30, otherwise: "PostgreSQL does not stop." });
    },
    startDatabase: async () => {
      await embedded.startAgain();
      await secondsUntil(async () => (await owner.query("select")) !== undefined, {
        within: 60,
        otherwise: "PostgreSQL does not answer.",
      });
    },
    close: async () => {
      await server.end("SIGTERM");
      server.clear();
      await mails.close();
      await owner.end();
      await embedded.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};

const reactionsDone = async (owner: pg.Pool): Promise<number> =>
  (await owner.query<{ done: number }>("select count(*)::int as done from handled_events")).rows[0]!.done;

const compareWithAnswered = async (owner: pg.Pool, answered: readonly string[]) => {
  const { rows } = await owner.query<{ lost: number; doubled: number }>(
    `select (select count(*)::int from unnest($1::text[]) text where not exists (select from case_comments c where c.text = text.text)) as lost,
       (select count(*)::int from (select from case_comments where text = any($1) group by text having count(*) > 1) twice) as doubled`,
    [answered],
  );
  return rows[0]!;
};

const drain = async (owner: pg.Pool): Promise<DrillEnd> => {
  const countRemaining = async () =>
    (await owner.query<{ jobs: number }>("select count(*)::int as jobs from graphile_worker._private_jobs")).rows[0]!
      .jobs;
  await secondsUntil(async () => (await countRemaining()) === 0, {
    within: maxWait.drain,
    otherwise: "Jobs are left.",
  }).catch(() => undefined);
  const { rows } = await owner.query<{ unreacted: number }>(
    `select count(*)::int as unreacted from domain_events f where kind = 'CommentAdded'
       and not exists (select from handled_events d where d.customer_id = f.customer_id and d.event_number = f.event_number)`,
  );
  return { unreacted: rows[0]!.unreacted, jobsLeft: await countRemaining() };
};
