/** What a load measured: milliseconds at three shares of the requests, requests per second, and how many went wrong. */
export type Measured = { p50: number; p95: number; p99: number; perSecond: number; requests: number; failed: number };

/** Sums up the times (milliseconds) of requests that together took `seconds`. */
export function summarise(times: readonly number[], seconds: number, failed: number): Measured {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
  const requests = sorted.length;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond: requests / seconds, requests, failed };
}
