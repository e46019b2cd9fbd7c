import { setTimeout as pause } from "node:timers/promises";
import { type DemoServer, mixedCalls, readPatientIds, readResidentMebibytes } from "./demo-server.ts";
import { loadInTime, percentile } from "./load-in-time.ts";

/** Measurements under one rate of requests. Durations are in milliseconds, memory in MiB. */
export interface OverloadPart {
  readonly sent: number;
  readonly answered: number;
  /** Number of requests that were refused with 503 and the time of the next try. */
  readonly refused: number;
  /** Number of requests with any other outcome. */
  readonly failed: number;
  readonly p95: number;
  /** Number of times that the server was not ready, asked once a second. */
  readonly notReady: number;
  readonly rss: number;
}

/**
 * Sends a server so many requests a second, one rate after the other, however long the answers take; the last rates are more than it can answer. At the
 * end it rests for some seconds and measures the memory again.
 */
export const drillOverload = async (
  { server, admin }: DemoServer,
  {
    seconds,
    rates,
    restSeconds,
  }: { readonly seconds: number; readonly rates: readonly number[]; readonly restSeconds: number },
  onPart: (name: string, part: OverloadPart) => void,
): Promise<void> => {
  const call = mixedCalls(admin, await readPatientIds(admin));
  const measure = async (rate: number): Promise<OverloadPart> => {
    const times: number[] = [];
    let [refused, failed, notReady] = [0, 0, 0];
    const send = async (at: number): Promise<void> => {
      const begun = performance.now();
      const reply = await call(at).catch(() => undefined);
      if (reply?.http === 503) refused += 1;
      else if (reply?.answer?.status === "success") times.push(performance.now() - begun);
      else failed += 1;
    };
    const check = async (): Promise<void> => {
      const isReady = await fetch(`${server.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!isReady) notReady += 1;
    };
    await Promise.all([loadInTime(seconds, rate, send), loadInTime(seconds, 1, check)]);
    const answered = times.length;
    const sent = answered + refused + failed;
    const rss = readResidentMebibytes(server.pid());
    return { sent, answered, refused, failed, p95: percentile(times, 0.95), notReady, rss };
  };
  for (const rate of rates) onPart(`${rate} requests a second`, await measure(rate));
  await pause(1_000 * restSeconds);
  onPart(`${restSeconds} s later, 10 a second`, await measure(10));
};
