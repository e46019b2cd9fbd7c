import { Worker } from "node:worker_threads";
import type { Measured } from "./percentiles.ts";

/**
 * Requests against a running server. `bodies` are sent in turn, each answer must be 200 and hold `expect`; `connections`
 * stay open and always wait for one answer each.
 */
export type Load = {
  url: string;
  headers: Record<string, string>;
  bodies: readonly string[];
  expect: string;
  connections: number;
  seconds: number;
};

/** Sends the load from a thread of its own, so that the server's event loop does not wait for the one who measures. */
export function load(what: Load): Promise<Measured> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL("./load-worker.ts", import.meta.url), { workerData: what });
    worker.once("message", done);
    worker.once("error", fail);
  });
}
