import type { Failure } from "@restride/domain/undelivered-messages/reason.ts";

/**
 * Returns why an HTTP service did not accept a message, by its status; null when it did. A refusal (4xx) is permanent, except 408 and 429.
 */
export const statusFailure = (status: number): Failure | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? "refused" : "busy";
};

/** Returns why a service could not be reached. */
export const fetchFailure = (error: unknown): Failure =>
  (error as Error).name === "TimeoutError" ? "timedOut" : "serverAway";
