import { describeError, framesOf } from "../process/describe-error.ts";

/** The part of the process in which an unexpected error occurred. */
export type ErrorSource = "http" | "graphql" | "subscription";

/** The log of the process, or of one request, which adds its id. */
interface ErrorLog {
  error(line: object, message: string): void;
}

/** Reports an unexpected error. */
export type ReportError = (source: ErrorSource, error: unknown, log?: ErrorLog) => void;

/**
 * Returns the function that receives all unexpected errors: it writes one log line by kind, code and place, and counts one by source.
 * Neither has the error's own text, because a text of the database or a service may name a person.
 */
export const makeErrorSink =
  (processLog: ErrorLog, count: (source: ErrorSource) => void): ReportError =>
  (source, error, log = processLog) => {
    count(source);
    const stack = error instanceof Error ? framesOf(error) : [];
    log.error({ source, error: describeError(error), stack }, "unexpected error");
  };
