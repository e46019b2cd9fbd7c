/** The thread of load.ts: sends requests for the asked time and posts what it measured. */
import { Agent, type IncomingMessage, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import type { Load } from "./load.ts";
import { summarise } from "./percentiles.ts";

const { url, headers, bodies, expect, connections, seconds } = workerData as Load;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const times: number[] = [];
let failed = 0;
let next = 0;

const began = performance.now();
const until = began + seconds * 1000;
await Promise.all(Array.from({ length: connections }, sendInTurn));
agent.destroy();
parentPort!.postMessage(summarise(times, (performance.now() - began) / 1000, failed));

async function sendInTurn(): Promise<void> {
  while (performance.now() < until) {
    const body = bodies[next++ % bodies.length]!;
    const sent = performance.now();
    const ok = await send(body);
    times.push(performance.now() - sent);
    if (!ok) failed++;
  }
}

function send(body: string): Promise<boolean> {
  return new Promise((done) => {
    const length = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const outgoing = request(url, { method: "POST", agent, headers: { ...headers, ...length } }, (answer) =>
      read(answer).then((text) => done(answer.statusCode === 200 && text.includes(expect))),
    );
    outgoing.once("error", () => done(false));
    outgoing.end(body);
  });
}

async function read(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
