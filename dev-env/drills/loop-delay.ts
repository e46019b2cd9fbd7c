/**
 * Preload for a server (node --import): measures the delay of its event loop and prints it, {"loopDelay": {p999, max}} in milliseconds, at each
 * SIGUSR2. Each print begins a new measurement. Other threads of the server measure nothing.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  const resolution = 10;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  // The histogram holds the whole time between two ticks of its timer.
  const milliseconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - resolution);
  process.on("SIGUSR2", () => {
    const loopDelay = { p999: milliseconds(delay.percentile(99.9)), max: milliseconds(delay.max) };
    delay.reset();
    process.stdout.write(`${JSON.stringify({ loopDelay })}\n`);
  });
}
