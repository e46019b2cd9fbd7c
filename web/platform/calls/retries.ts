/** Three retries after the first try, 100 ms to 2 s apart, with jitter. */
export const retries = { initialDelayMs: 100, maxDelayMs: 2_000, randomDelay: true, maxNumberAttempts: 4 } as const;

/** Details of a failed call. */
export interface FailedCall {
  readonly networkError?: unknown;
  readonly response?: { readonly status?: number } | null;
}

/** Returns whether a failed call is tried again. Not after 400 or 500, because the same call would fail the same way. */
export function mayRetry(failure: FailedCall): boolean {
  const status = failure.response?.status;
  if (status === 400 || status === 500) return false;
  return Boolean(failure.networkError) || (status !== undefined && status > 500);
}

/** Returns the milliseconds before a retry, the first being 0: each time 1.5 to 2.5 times as many. */
export const retryDelay = (retry: number, chance = Math.random()): number =>
  Math.min(retries.initialDelayMs * (1.5 + chance) ** retry, retries.maxDelayMs);
