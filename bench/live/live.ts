import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { tokenLasts } from "@restride/domain/sign-in/session.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { World } from "@restride/dev-env/world.ts";
import { type Clinic, findPeople } from "../people.ts";
import { summarise } from "../percentiles.ts";

/** Sockets with one subscription each, and the query. `field` identifies an event in its messages. */
export type Listeners = {
  sockets: readonly { url: string; token: string }[];
  query: string;
  field: "caseid" | "fact";
};

/** Event that a listener received, with the time in ms since 1970. */
export type ReceivedEvent = { listener: number; event: string; at: number };

const listenerCount = 1_000;
const socketsOfAccount = 10;
const eventCount = 30;
/** Messages before the measured messages: calls are measured warm too. */
const warming = 10;
/** Milliseconds between two events. */
const between = 300;

/** Measures messages of one clinic on a thousand screens: the time until each screen receives them, and the missing and duplicate messages. */
export async function measureLive(world: World): Promise<string[]> {
  const clinic = (await findPeople(world)).clinics[0]!;
  const accounts = await addListeners(world, clinic.id);
  const tokens = await Promise.all(accounts.map((sub) => tokenOf(world, sub, clinic.id)));
  const query = "subscription { onComment { status fact caseid } }";
  const url = `${world.url.replace("http", "ws")}/graphql`;
  const before = heap();
  const worker = new Worker(new URL("./live-worker.ts", import.meta.url), {
    workerData: {
      sockets: tokens.flatMap((token) => Array.from({ length: socketsOfAccount }, () => ({ url, token }))),
      query,
      field: "caseid",
    } satisfies Listeners,
  });
  await once(worker, "message");
  await pause(1_000);
  const perSocket = (heap() - before) / listenerCount;
  const say = async (event: number): Promise<readonly [event: string, sent: number]> => {
    const sent = performance.timeOrigin + performance.now();
    const caseid = await write(clinic, clinic.patients[event % clinic.patients.length]!);
    await pause(between);
    return [caseid, sent];
  };
  for (let event = 0; event < warming; event++) await say(event);
  const cpu = process.threadCpuUsage();
  const sentEvents = new Map<string, number>();
  for (let event = 0; event < eventCount; event++) sentEvents.set(...(await say(event)));
  await pause(2_000);
  const { user, system } = process.threadCpuUsage(cpu);
  worker.postMessage("end");
  const [receipts] = (await once(worker, "message")) as [ReceivedEvent[]];
  await world.owner.query("delete from users where email like 'listener%'");
  const sentReceipts = receipts.filter(({ event }) => sentEvents.has(event));
  return report(sentReceipts, sentEvents, { perSocket, cpu: (user + system) / 1_000 / eventCount });
}

async function addListeners(world: World, clinic: Id): Promise<Id[]> {
  const { rows } = await world.owner.query<{ id: Id }>(
    `insert into users (user_id, customer_id, role, first_name, last_name, email, active)
     select gen_random_uuid(), $1, $2, 'Listener', n, 'listener' || n || '@bench.example', true from generate_series(1, $3::int) n
     returning user_id as id`,
    [clinic, Role.admin, listenerCount / socketsOfAccount],
  );
  return rows.map(({ id }) => id);
}

/** Returns a token of a new session of a listener. */
async function tokenOf({ product, owner }: World, sub: Id, customer: Id): Promise<string> {
  const sessionId = product.newId();
  await owner.query(
    `insert into sessions (session_id, account_id, started_at, last_used_at, ends_at, application, device, place)
     values ($1, $2, now(), now(), now() + interval '12 hours', 'AdminWeb', '', '')`,
    [sessionId, sub],
  );
  return product.tokens.issue({ sub, sessionId, kind: "staff", customer, application: "AdminWeb" }, tokenLasts);
}

/** Sends a message and returns the id of its case. */
async function write({ admin }: Clinic, patient: string): Promise<string> {
  const { answer } = await admin.call<{ caseid: string }>(
    `mutation ($patient: ID!) { createNewCase(patientId: $patient, summary: "A", description: "B", type: "Surgeon Message") { status caseid } }`,
    { patient },
  );
  return answer.caseid;
}

/** Returns the bytes of this thread's heap and of buffers after garbage collection. */
function heap(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function report(
  receipts: readonly ReceivedEvent[],
  sentEvents: ReadonlyMap<string, number>,
  used: { perSocket: number; cpu: number },
): string[] {
  const pairs = new Set(receipts.map(({ listener, event }) => `${listener} ${event}`));
  const times = receipts.map(({ event, at }) => at - sentEvents.get(event)!);
  const { p50, p95, p99 } = summarise([{ times, seconds: 1, failed: 0 }]);
  const expected = listenerCount * eventCount;
  return [
    `${listenerCount} listeners of a clinic, ${eventCount} messages: ${pairs.size} of ${expected} told, ${expected - pairs.size} missing, ${receipts.length - pairs.size} twice`,
    `from the message to the screen p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms; ${used.cpu.toFixed(0)} ms of CPU a message; ${(used.perSocket / 1024).toFixed(0)} kB a socket`,
  ];
}
