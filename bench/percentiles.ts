import type { CpuTimes } from "./costs.ts";

/** Result of a load: three percentiles in milliseconds, requests per second, and the number of failed requests. */
export type LoadResult = { p50: number; p95: number; p99: number; perSecond: number; requests: number; failed: number };

/** Costs of a call: CPU time in ms, and the share of planning in the database's time. */
export type Costs = { server: number; database: number; planningShare: number };

/** One turn of measuring: the times of its requests in milliseconds, its duration in seconds, its number of failed requests, and the CPU time. */
export type Turn = { times: readonly number[]; seconds: number; failed: number; cpuTimes?: CpuTimes };

/** Summarizes turns as if they were one turn. */
export function summarise(turns: readonly Turn[]): LoadResult {
  const sum = (of: (turn: Turn) => number): number => turns.reduce((before, turn) => before + of(turn), 0);
  const sorted = Float64Array.from(turns.flatMap(({ times }) => times)).sort();
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
  const requests = sorted.length;
  const perSecond = requests / sum(({ seconds }) => seconds);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond, requests, failed: sum(({ failed }) => failed) };
}

/** Returns the CPU time of turns per request. */
export function costsOf(turns: readonly Turn[]): Costs {
  const requests = turns.reduce((sum, { times }) => sum + times.length, 0);
  const total = (of: keyof CpuTimes): number =>
    turns.reduce((sum, { cpuTimes }) => sum + (cpuTimes?.[of] ?? Number.NaN), 0);
  const planning = total("planning");
  return {
    server: total("server") / requests,
    database: total("database") / requests,
    planningShare: planning / (planning + total("running")),
  };
}
