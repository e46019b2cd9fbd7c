import type { Spent } from "./costs.ts";

/** What a load measured: milliseconds at three shares of the requests, requests per second, and how many went wrong. */
export type Measured = { p50: number; p95: number; p99: number; perSecond: number; requests: number; failed: number };

/** What a call takes, ms of CPU, and which share of the database's time was planning. */
export type Costs = { server: number; database: number; planningShare: number };

/** One turn of measuring: the times of its requests in milliseconds, what they took together, and how many went wrong. */
export type Turn = { times: readonly number[]; seconds: number; failed: number; spent?: Spent };

/** Sums up turns as if they had been one. */
export function summarise(turns: readonly Turn[]): Measured {
  const sum = (of: (turn: Turn) => number): number => turns.reduce((before, turn) => before + of(turn), 0);
  const sorted = Float64Array.from(turns.flatMap(({ times }) => times)).sort();
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
  const requests = sorted.length;
  const perSecond = requests / sum(({ seconds }) => seconds);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond, requests, failed: sum(({ failed }) => failed) };
}

/** What was spent in turns, for one request of them. */
export function costsOf(turns: readonly Turn[]): Costs {
  const requests = turns.reduce((sum, { times }) => sum + times.length, 0);
  const total = (of: keyof Spent): number => turns.reduce((sum, { spent }) => sum + (spent?.[of] ?? Number.NaN), 0);
  const planning = total("planning");
  return {
    server: total("server") / requests,
    database: total("database") / requests,
    planningShare: planning / (planning + total("running")),
  };
}
