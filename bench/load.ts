import { Worker } from "node:worker_threads";
import type { Turn } from "./percentiles.ts";

/** Request to send, with an optional path of its own. `beside` are requests sent at the same time, such as all queries of a page. */
export type Request = { headers: Record<string, string>; body: string; path?: string; beside?: readonly Request[] };

/** Returns a request and the requests sent with it. */
export const requestsSentTogether = (request: Request): readonly Request[] => [request, ...(request.beside ?? [])];

/** Requests against a running server. Each answer must have status 200 and contain `expect`. */
export type Load = {
  url: string;
  requests: readonly Request[];
  expect: string;
  /** Number of open connections. Each waits for its answer before its next request. */
  connections: number;
  /** Time after which the load stops. With `once` it also stops after the last request. */
  seconds: number;
  once?: boolean;
  /** Each connection sends its share of the requests in order, and stops only after the last of them. */
  rounds?: boolean;
  /** Adds an idempotency key of its own to each request. */
  keyed?: boolean;
};

/** Sends the load from a separate thread, so that the measurement does not delay the server's event loop. */
export const load = (work: Load): Promise<Turn> => inThread(new URL("./load-worker.ts", import.meta.url), work);

/** Runs a script in a thread and returns its first message. */
export function inThread<Result>(script: URL, workerData: unknown): Promise<Result> {
  return new Promise((done, fail) => {
    const worker = new Worker(script, { workerData });
    worker.once("message", done);
    worker.once("error", fail);
  });
}
