/** Three retries after the first try, 100 ms to 2 s apart, with jitter. */
export const retries = { initialDelayMs: 100, maxDelayMs: 2_000, randomDelay: true, maxNumberAttempts: 4 } as const;

/** Details of a failed call. */
export interface FailedCall {
  readonly networkError?: unknown;
  readonly response?: { readonly status?: number; readonly headers?: Headers } | null;
}

/** Returns the milliseconds after which a server that is too busy lets a call be tried again; undefined when it names none. */
export function waitOf({ response }: FailedCall): number | undefined {
  const seconds = response?.headers?.get("retry-after");
  return seconds && /^\d+$/.test(seconds) ? Number(seconds) * 1_000 : undefined;
}

/**
 * Returns whether a failed call is tried again. Not after 400 or 500, because the same call would fail the same way; after 429 (too many requests) only
 * when the server names a time.
 */
export function mayRetry(failure: FailedCall): boolean {
  const status = failure.response?.status;
  if (status === 400 || status === 500) return false;
  if (status === 429) return waitOf(failure) !== undefined;
  return Boolean(failure.networkError) || (status !== undefined && status > 500);
}

/**
 * Returns the milliseconds before a retry, the first being 0: each time 1.5 to 2.5 times as many. After a busy server's `wait` it is that time and up to
 * as much again, so that not everybody comes back at once.
 */
export const retryDelay = (retry: number, chance: number, wait?: number): number => {
  const delay = wait === undefined ? retries.initialDelayMs * (1.5 + chance) ** retry : wait * (1 + chance);
  return Math.min(delay, retries.maxDelayMs);
};
