import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import pg from "pg";
import { WebSocketServer } from "ws";

/** Returns the rows for the request with the number `sample`. */
export type Answers = (pool: pg.Pool, sample: number) => Promise<unknown>;

/** Server beside the product on the same database. */
export type Routes = { url: string; socket: string; close: () => Promise<void> };

const connectionCount = 16;

/**
 * Starts a minimal route: `POST /call` with `{"sample": n}`, without GraphQL, session, row-level security or rules; and a socket that forwards every
 * domain event.
 */
export async function startRoutes(databaseUrl: string, answer: Answers): Promise<Routes> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connectionCount });
  const app = Fastify();
  app.post<{ Body: { sample: number } }>("/call", async ({ body }) => ({ data: await answer(pool, body.sample) }));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const stopTelling = await publishEvents(databaseUrl, new WebSocketServer({ server: app.server }));
  const close = async (): Promise<void> => {
    await stopTelling();
    await app.close();
    await pool.end();
  };
  return { url: `http://127.0.0.1:${port}/call`, socket: `ws://127.0.0.1:${port}`, close };
}

async function publishEvents(databaseUrl: string, sockets: WebSocketServer): Promise<() => Promise<void>> {
  const listener = new pg.Client(databaseUrl);
  await listener.connect();
  listener.on("notification", ({ payload }) => {
    for (const socket of sockets.clients) socket.send(payload ?? "");
  });
  await listener.query("listen restride_domain_events");
  return async () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
    await listener.end();
  };
}
