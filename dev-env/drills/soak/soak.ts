import { setTimeout as pause } from "node:timers/promises";
import { Role } from "@restride/domain/access/roles.ts";
import type pg from "pg";
import { percentile } from "../load-in-time.ts";
import { type DemoServer, readHeap, readReport, readResidentMebibytes } from "../demo-server.ts";
import { secondsUntil } from "../seconds-until.ts";
import { type SoakEnd, type SoakMinute, windowOf } from "./judge-soak.ts";
import { findRounds, workAsPhones } from "./phones-at-work.ts";
import { openRestlessSockets, type RestlessSocket } from "./restless-sockets.ts";
import { type OnRequest, type Person, signInStaff, workAsStaff } from "./staff-at-work.ts";

/** What a soak does: minutes of so many seconds, people who work, phones that record, and sockets. */
export interface SoakOptions {
  readonly minutes: number;
  readonly secondsOfMinute: number;
  readonly people: number;
  readonly phones: number;
  readonly sockets: number;
  /** Returns numbers from 0 to 1 by chance. */
  readonly random: () => number;
}

/** Limits in seconds for what follows the last request. */
const maxWait = { events: 120, jobs: 300 };

/**
 * Lets people work on a server: they read and comment, patients record, sockets close and open again, and each minute a report is
 * made. Each minute is told, and what was lost, doubled or left at the end is counted.
 */
export const drillSoak = async (
  demo: DemoServer,
  options: SoakOptions,
  onMinute: (minute: SoakMinute) => void,
): Promise<{ readonly minutes: readonly SoakMinute[]; readonly end: SoakEnd }> => {
  const people = await signInStaff(demo, options.people);
  const rounds = await findRounds(demo, options.phones);
  const recordedBefore = await countRecorded(demo.owner);
  const { sockets, reconnects, settle } = openRestlessSockets(
    demo.server.url,
    people.filter(({ seesCase }) => seesCase),
    {
      count: options.sockets,
      random: options.random,
    },
  );
  const meter = makeMeter();
  let isOver = false;
  const until = { isOver: () => isOver, random: options.random };
  const work = people.map((person, firstTurn) => workAsStaff(person, meter.onRequest, { ...until, firstTurn }));
  const recording = workAsPhones(rounds, meter.onRequest, until);
  const minutes: SoakMinute[] = [];
  let heapWarm = 0;
  for (let minute = 0; minute < options.minutes; minute += 1) {
    await Promise.all([pause(1_000 * options.secondsOfMinute), makeReport(demo, people, minute, meter.onRequest)]);
    const rss = readResidentMebibytes(demo.server.pid());
    minutes.push({ ...meter.read(), rss, jobs: await countJobs(demo.owner), reconnects: reconnects() });
    onMinute(minutes.at(-1)!);
    if (minute + 1 === windowOf(options.minutes)) heapWarm = await readHeap(demo.server);
  }
  isOver = true;
  settle();
  const comments = (await Promise.all(work)).flat();
  const recorded = await recording;
  const events = await settleEvents(demo.owner, sockets);
  for (const socket of sockets) await socket.close();
  const jobsLeft = await settleJobs(demo.owner);
  const changes = await compareChanges(demo.owner, comments, recorded, recordedBefore);
  return { minutes, end: { heapWarm, heapLast: await readHeap(demo.server), ...changes, ...events, jobsLeft } };
};

/** Collects the requests of a minute. */
const makeMeter = () => {
  let [failures, times] = [[] as string[], new Map<string, number[]>()];
  const onRequest: OnRequest = (operation, milliseconds, failure) => {
    if (failure === null) times.set(operation, [...(times.get(operation) ?? []), milliseconds]);
    else failures.push(`${operation}: ${failure}`);
  };
  const read = () => {
    const p50 = Object.fromEntries([...times].map(([operation, all]) => [operation, percentile(all, 0.5)]));
    const requests = failures.length + [...times.values()].reduce((sum, all) => sum + all.length, 0);
    const part = { requests, failures, p50 };
    [failures, times] = [[], new Map()];
    return part;
  };
  return { onRequest, read };
};

const makeReport = async (
  { server }: DemoServer,
  people: readonly Person[],
  minute: number,
  onRequest: OnRequest,
): Promise<void> => {
  const { caller, patientIds } = people.find(({ role }) => role === Role.admin)!;
  const begun = performance.now();
  const isMade = await readReport(server.url, caller, patientIds[minute % patientIds.length]!).catch(() => false);
  onRequest("report", performance.now() - begun, isMade ? null : "No PDF came.");
};

const numberOf = async (owner: pg.Pool, query: string, values: readonly unknown[] = []): Promise<number> =>
  Number((await owner.query<{ n: string }>(query, [...values])).rows[0]!.n);
const countRecorded = (owner: pg.Pool) =>
  numberOf(owner, "select coalesce(sum(times_done), 0) as n from exercise_done");
/** Jobs of events; the jobs of the clock wait for their time. */
const countJobs = (owner: pg.Pool) =>
  numberOf(owner, "select count(*) as n from graphile_worker._private_jobs where run_at <= now()");

const settleJobs = async (owner: pg.Pool): Promise<number> => {
  const isDone = async () => (await countJobs(owner)) === 0;
  await secondsUntil(isDone, { within: maxWait.jobs, otherwise: "Jobs are left." }).catch(() => undefined);
  return countJobs(owner);
};

/** Waits until each socket of a person who sees the case of the clinic has received the comments of the others, and counts what did not arrive once. */
const settleEvents = async (owner: pg.Pool, sockets: readonly RestlessSocket[]) => {
  const { rows } = await owner.query<{ no: string; customer: string; author: string }>(
    `select event_number as no, customer_id as customer, data ->> 'by' as author from domain_events where kind = 'CommentAdded'`,
  );
  const expectedBy = ({ person }: RestlessSocket): number[] =>
    rows
      .map(({ no, ...row }) => ({ ...row, no: Number(no) }))
      .filter(({ no }) => no > person.newestEvent)
      .filter(({ customer, author }) => customer === person.customerId && author !== person.userId)
      .map(({ no }) => no);
  const missedEvents = (): number =>
    sockets.reduce((sum, socket) => {
      const received = new Set(socket.events);
      return sum + expectedBy(socket).filter((no) => !received.has(no)).length;
    }, 0);
  const isHeard = () => missedEvents() === 0;
  await secondsUntil(isHeard, { within: maxWait.events, otherwise: "Events are missing." }).catch(() => undefined);
  const doubledEvents = sockets.reduce((sum, { events }) => sum + events.length - new Set(events).size, 0);
  return { missedEvents: missedEvents(), doubledEvents };
};

const compareChanges = async (owner: pg.Pool, comments: readonly string[], recorded: number, before: number) => {
  const stored = (
    await owner.query<{ text: string }>("select text from case_comments where text = any($1)", [comments])
  ).rows;
  const lostComments = comments.length - new Set(stored.map(({ text }) => text)).size;
  const doubledComments = stored.length - new Set(stored.map(({ text }) => text)).size;
  const difference = (await countRecorded(owner)) - before - recorded;
  return { lost: lostComments + Math.max(0, -difference), doubled: doubledComments + Math.max(0, difference) };
};
