/** The thread of load.ts: sends requests for the asked time and posts what it measured. */
import { Agent } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { type Load, together } from "./load.ts";
import type { Turn } from "./percentiles.ts";
import { send } from "./send.ts";

const { url, requests, expect, connections, seconds, once, keyed } = workerData as Load;
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
let failed = 0;
let next = 0;

const began = performance.now();
const until = began + seconds * 1000;
await Promise.all(Array.from({ length: connections }, sendInTurn));
agent.destroy();
parentPort!.postMessage({ times, seconds: (performance.now() - began) / 1000, failed } satisfies Turn);

/** Each connection sends one at least, however long its start took. */
async function sendInTurn(): Promise<void> {
  for (let isFirst = true; isFirst || performance.now() < until; isFirst = false) {
    if (once && next >= requests.length) return;
    const what = requests[next++ % requests.length]!;
    const sent = performance.now();
    const went = await Promise.all(together(what).map((each) => send(url, agent, each, expect, keyed)));
    times.push(performance.now() - sent);
    if (went.includes(false)) failed++;
  }
}
