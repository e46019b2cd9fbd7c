import { Worker } from "node:worker_threads";
import type { Turn } from "./percentiles.ts";

/** One thing to send, to a path of its own where it names one; `beside` are those of the same moment, such as all questions of a page. */
export type Request = { headers: Record<string, string>; body: string; path?: string; beside?: readonly Request[] };

/** A request with those of the same moment. */
export const together = (request: Request): readonly Request[] => [request, ...(request.beside ?? [])];

/** Requests against a running server: each answer must be 200 and hold `expect`. */
export type Load = {
  url: string;
  requests: readonly Request[];
  expect: string;
  /** Stay open and wait for one answer each. */
  connections: number;
  /** When to stop; with `once` also when every request was sent. */
  seconds: number;
  once?: boolean;
  /** Each connection sends its share of the requests in order, and stops only behind the last of them. */
  rounds?: boolean;
  /** Gives each request an idempotency key of its own. */
  keyed?: boolean;
};

/** Sends the load from a thread of its own, so that the server's event loop does not wait for the one who measures. */
export const load = (work: Load): Promise<Turn> => inThread(new URL("./load-worker.ts", import.meta.url), work);

/** Runs a script in a thread and answers what it posts. */
export function inThread<Result>(script: URL, workerData: unknown): Promise<Result> {
  return new Promise((done, fail) => {
    const worker = new Worker(script, { workerData });
    worker.once("message", done);
    worker.once("error", fail);
  });
}
