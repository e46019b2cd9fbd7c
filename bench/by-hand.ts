import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import pg from "pg";
import { WebSocketServer } from "ws";
import type { Sent } from "./capture.ts";

/** What a route does for one request: the product's own statements; the rows of `answers` are sent. */
export type Script = { statements: readonly Sent[]; answers: readonly string[]; key?: string };

/** The ceiling: what the same SQL costs behind the barest route, without GraphQL, sessions or rules. */
export type ByHand = { url: string; socket: string; close: () => Promise<void> };

const connections = 16;

/** Serves `POST /<name>` with `{"sample": n}`, and a socket that passes on every notification of a fact. */
export async function startByHand(databaseUrl: string, routes: Record<string, readonly Script[]>): Promise<ByHand> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const app = Fastify();
  for (const [name, scripts] of Object.entries(routes)) {
    app.post<{ Body: { sample: number } }>(`/${name}`, async ({ body }) => ({
      data: await play(pool, scripts[body.sample]!),
    }));
  }
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const stopTelling = await tellFacts(databaseUrl, new WebSocketServer({ server: app.server }));
  const close = async (): Promise<void> => {
    await stopTelling();
    await app.close();
    await pool.end();
  };
  return { url: `http://127.0.0.1:${port}`, socket: `ws://127.0.0.1:${port}`, close };
}

async function play(pool: pg.Pool, { statements, answers, key }: Script): Promise<unknown[]> {
  const client = await pool.connect();
  const fresh = randomUUID();
  const sent: unknown[] = [];
  try {
    for (const { name, text, values } of statements) {
      const own = values?.map((value) => (key !== undefined && value === key ? fresh : value));
      const { rows } = await client.query({ name, text, values: own });
      if (isAnswer(name, answers)) sent.push(rows);
    }
    return sent;
  } finally {
    client.release();
  }
}

/** Whether a statement's rows are what is shown; its prepared name begins with its own. */
export const isAnswer = (name: string | undefined, answers: readonly string[]): boolean =>
  answers.some((answer) => name?.startsWith(answer));

async function tellFacts(databaseUrl: string, sockets: WebSocketServer): Promise<() => Promise<void>> {
  const listener = new pg.Client(databaseUrl);
  await listener.connect();
  listener.on("notification", ({ payload }) => {
    for (const socket of sockets.clients) socket.send(payload ?? "");
  });
  await listener.query("listen restride_facts");
  return async () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
    await listener.end();
  };
}
