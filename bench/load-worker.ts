/** Worker thread of load.ts. It sends requests for the given time and posts its measurements. */
import { Agent } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { type Load, type Request, requestsSentTogether } from "./load.ts";
import type { Turn } from "./percentiles.ts";
import { send } from "./send.ts";

const { url, requests, expect, connections, seconds, once, rounds, keyed } = workerData as Load;
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
let failed = 0;
let next = 0;

const began = performance.now();
const until = began + seconds * 1000;
await Promise.all(Array.from({ length: connections }, (_, at) => (rounds ? sendRounds(at) : sendInTurn())));
agent.destroy();
parentPort!.postMessage({ times, seconds: (performance.now() - began) / 1000, failed } satisfies Turn);

async function sendOne(request: Request): Promise<void> {
  const sent = performance.now();
  const went = await Promise.all(requestsSentTogether(request).map((each) => send(url, agent, each, expect, keyed)));
  times.push(performance.now() - sent);
  if (went.includes(false)) failed++;
}

/** Sends requests in turn. Each connection sends at least one, however long its start takes. */
async function sendInTurn(): Promise<void> {
  for (let isFirst = true; isFirst || performance.now() < until; isFirst = false) {
    if (once && next >= requests.length) return;
    await sendOne(requests[next++ % requests.length]!);
  }
}

/** Sends a connection's own share of the requests in order. The last connections may have none. */
async function sendRounds(connection: number): Promise<void> {
  const ownRequests = requests.filter((_, at) => at % connections === connection);
  if (ownRequests.length === 0) return;
  for (let isFirst = true; isFirst || performance.now() < until; isFirst = false)
    for (const request of ownRequests) await sendOne(request);
}
