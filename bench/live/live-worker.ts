/** Worker thread of live.ts. It opens sockets, each with one subscription, and posts the received events with their times. */
import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import WebSocket from "ws";
import type { ReceivedEvent, Listeners } from "./live.ts";

const { sockets: targets, query, field } = workerData as Listeners;
/** Number of connections that are opened concurrently. */
const atOnce = 50;
const receipts: ReceivedEvent[] = [];
const sockets: WebSocket[] = [];

for (let from = 0; from < targets.length; from += atOnce)
  await Promise.all(targets.slice(from, from + atOnce).map((each, at) => listen(each, from + at)));
parentPort!.postMessage("listening");
await once(parentPort!, "message");
for (const socket of sockets) socket.terminate();
parentPort!.postMessage(receipts);

async function listen({ url, token }: Listeners["sockets"][number], listener: number): Promise<void> {
  const socket = new WebSocket(url, "graphql-transport-ws");
  sockets.push(socket);
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${token}` } }));
  await once(socket, "message");
  socket.on("message", (data) => {
    const { type, payload } = JSON.parse(String(data)) as {
      type: string;
      payload: { data: Record<string, { caseid: string; fact: number }> };
    };
    const at = performance.timeOrigin + performance.now();
    if (type === "next") receipts.push({ listener, event: String(Object.values(payload.data)[0]![field]), at });
  });
  socket.send(JSON.stringify({ type: "subscribe", id: "1", payload: { query } }));
}
