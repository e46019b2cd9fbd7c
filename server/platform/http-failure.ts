import type { Failure } from "@restride/domain/undelivered-messages/reason.ts";

/** Why an HTTP service did not take a message by this status; null when it did. A refusal (4xx) lasts, but for 408 and 429. */
export const statusFailure = (status: number): Failure | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? "refused" : "busy";
};

/** Why a service could not be asked. */
export const fetchFailure = (error: unknown): Failure =>
  (error as Error).name === "TimeoutError" ? "timedOut" : "serverAway";
