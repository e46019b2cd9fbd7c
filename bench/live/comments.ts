/**
 * node bench/live/comments.ts: measures 1,000 open sockets of 10 clinics and 50 comments a second, first against one server in a process of its own,
 * then against two servers on one database. Every socket whose user may see a comment must receive it exactly once, and no other socket may receive
 * it. Options: --seconds 10, --turns 3.
 */
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { caller } from "@restride/dev-env/caller.ts";
import { bypassRls } from "@restride/dev-env/database/bypass-rls.ts";
import { startEmbedded } from "@restride/dev-env/database/embedded.ts";
import { filledTemplate } from "@restride/dev-env/database/filled-template.ts";
import { memoryFolder } from "@restride/dev-env/database/memory-folder.ts";
import { cloneDatabase } from "@restride/dev-env/database/test-databases.ts";
import { startMailServer } from "@restride/dev-env/mail-server.ts";
import { serverProcess } from "@restride/dev-env/production/server-process.ts";
import pg from "pg";
import { summarise } from "../percentiles.ts";
import { clinicCount, fillTalkers, signInAll, socketsOfAccount, type Talkers } from "./talkers.ts";
import type { ReceivedEvent, Listeners } from "./live.ts";

/** Comments per second. */
const perSecond = 50;
const { values } = parseArgs({
  options: { seconds: { type: "string", default: "10" }, turns: { type: "string", default: "3" } },
});
const count = Number(values.seconds) * perSecond;

const database = await startEmbedded({ dir: memoryFolder("comments"), durable: false });
process.env.RESTRIDE_TEST_DATABASE_URL = database.url;
const { url: databaseUrl } = await cloneDatabase(filledTemplate({ name: "talkers", run: fillTalkers }, Date.now()));
const owner = new pg.Pool({ connectionString: databaseUrl, max: 2, options: bypassRls });
owner.on("error", () => undefined); // connections still end while the database stops
const mails = await startMailServer();
const first = await serverProcess(databaseUrl, mails, { RESTRIDE_OPEN_DOCUMENTS: "yes" });
const key = { RESTRIDE_SIGNING_KEY: first.env.RESTRIDE_SIGNING_KEY! };
const second = await serverProcess(databaseUrl, mails, { RESTRIDE_OPEN_DOCUMENTS: "yes", ...key });
await first.start();
const talkers = await signInAll({ url: first.url, mailbox: mails }, owner);
for (let turn = 0; turn < Number(values.turns); turn += 1) console.log(`one node: ${await measure([first.url])}`);
await second.start();
for (let turn = 0; turn < Number(values.turns); turn += 1)
  console.log(`two nodes: ${await measure([first.url, second.url])}`);
for (const server of [first, second]) {
  await server.end("SIGTERM");
  server.clear();
}
await owner.end();
await mails.close();
await database.stop();

/** Sends each comment at its time, however long an answer takes. Returns the time of each comment by its domain event. */
async function sayAll(
  urls: readonly string[],
): Promise<Map<string, { sent: number; clinic: number; ofFirst: boolean }>> {
  const began = performance.now();
  const sentComments = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await pause(Math.max(0, began + (at * 1_000) / perSecond - performance.now()));
      const [clinic, ofFirst] = [at % clinicCount, Math.floor(at / clinicCount) % 2 === 0];
      const { token, cases } = talkers.speakers[clinic]!;
      const sent = performance.timeOrigin + performance.now();
      const { answer } = await caller(urls[at % urls.length]!, token).call<{ commentid: string }>(
        `mutation ($c: ID!) { addNewComment(caseId: $c, comment: "Is there any news?") { status message commentid } }`,
        { c: cases[ofFirst ? 0 : 1] },
      );
      if (!answer?.commentid) throw new Error(`A comment is refused: ${answer?.message}`);
      return { id: answer.commentid, sent, clinic, ofFirst };
    }),
  );
  const { rows } = await owner.query<{ comment: string; no: string }>(
    "select data ->> 'comment' as comment, event_number as no from domain_events where data ->> 'comment' = any($1)",
    [sentComments.map(({ id }) => id)],
  );
  const eventOf = new Map(rows.map(({ comment, no }) => [comment, no]));
  return new Map(sentComments.map(({ id, ...each }) => [`${each.clinic} ${eventOf.get(id)}`, each]));
}

async function measure(urls: readonly string[]): Promise<string> {
  const sockets = talkers.listeners.flatMap(({ token }) =>
    Array.from({ length: socketsOfAccount }, (_, at) => ({
      url: `${urls[at % urls.length]!.replace("http", "ws")}/graphql`,
      token,
    })),
  );
  const worker = new Worker(new URL("./live-worker.ts", import.meta.url), {
    workerData: { sockets, query: "subscription { onComment { status fact } }", field: "fact" } satisfies Listeners,
  });
  await once(worker, "message");
  await pause(1_000);
  const sentComments = await sayAll(urls);
  await pause(3_000);
  worker.postMessage("end");
  const [receipts] = (await once(worker, "message")) as [ReceivedEvent[]];
  return report(receipts, sentComments, talkers);
}

function report(
  receipts: readonly ReceivedEvent[],
  sentComments: Awaited<ReturnType<typeof sayAll>>,
  { listeners }: Talkers,
): string {
  const sees = (account: Talkers["listeners"][number], { clinic, ofFirst }: { clinic: number; ofFirst: boolean }) =>
    account.clinic === clinic && (ofFirst || !account.seesOnlyFirstSurgeon);
  const expected = [...sentComments.values()].reduce(
    (sum, one) => sum + socketsOfAccount * listeners.filter((account) => sees(account, one)).length,
    0,
  );
  const times: number[] = [];
  const pairs = new Set<string>();
  let wrong = 0;
  for (const { listener, event, at } of receipts) {
    const account = listeners[Math.floor(listener / socketsOfAccount)]!;
    const one = sentComments.get(`${account.clinic} ${event}`);
    if (!one || !sees(account, one)) wrong += 1;
    else {
      pairs.add(`${listener} ${event}`);
      times.push(at - one.sent);
    }
  }
  const { p50, p95, p99 } = summarise([{ times, seconds: 1, failed: 0 }]);
  return `${sentComments.size} comments, ${pairs.size} of ${expected} told, ${expected - pairs.size} missing, ${times.length - pairs.size} twice, ${wrong} to others; p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms`;
}
