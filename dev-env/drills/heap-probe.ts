/**
 * Preload for a server (node --import): at each SIGWINCH, which processes without a terminal do not receive, it collects garbage and prints the heap
 * that is left, {"heap": MiB}. Other threads of the server print nothing.
 */
import { setFlagsFromString } from "node:v8";
import { isMainThread } from "node:worker_threads";
import { runInNewContext } from "node:vm";

if (isMainThread) {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  process.on("SIGWINCH", () => {
    collect();
    const heap = process.memoryUsage().heapUsed / 2 ** 20;
    process.stdout.write(`${JSON.stringify({ heap })}\n`);
  });
}
