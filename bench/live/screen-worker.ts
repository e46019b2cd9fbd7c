/** Worker thread of screen.ts. For each request it measures the time until the socket's next message, and at the end posts all times. */
import { once } from "node:events";
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { Turn } from "../percentiles.ts";
import type { Screen } from "./screen.ts";
import { send } from "../send.ts";

const { url, requests, expect, keyed, socket: address, protocol, greeting } = workerData as Screen;
const messageTimeout = 5_000;
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
let failed = 0;

const socket = new WebSocket(address, protocol);
await once(socket, "open");
for (const [index, line] of greeting.entries()) {
  socket.send(line);
  if (index < greeting.length - 1) await waitForMessage();
}
await pause(300); // gives the server time to begin listening
const began = performance.now();
for (const request of requests) {
  const sent = performance.now();
  const [seen, ok] = await Promise.all([waitForMessage(), send(url, agent, request, expect, keyed)]);
  if (seen === null || !ok) failed++;
  else times.push(seen - sent);
}
const seconds = (performance.now() - began) / 1000;
socket.close();
agent.destroy();
parentPort!.postMessage({ times, seconds, failed } satisfies Turn);

/** Returns the time of the next message, or null if none arrives. */
async function waitForMessage(): Promise<number | null> {
  const message = once(socket, "message", { signal: AbortSignal.timeout(messageTimeout) });
  return message.then(
    () => performance.now(),
    () => null,
  );
}
