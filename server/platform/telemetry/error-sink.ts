import { describeError, framesOf } from "../process/describe-error.ts";

/** The part of the process in which nobody expected an error. */
export type ErrorSource = "http" | "graphql" | "subscription";

/** The log of the process, or of one request, which adds its id. */
interface ErrorLog {
  error(line: object, message: string): void;
}

/** Takes an error that nobody expected. */
export type ReportError = (source: ErrorSource, error: unknown, log?: ErrorLog) => void;

/**
 * Where all errors go that nobody expected: one line of the log by kind, code and place, and one count by source. The error's own text is
 * in neither, as what the database or a service says may name a person.
 */
export const makeErrorSink =
  (processLog: ErrorLog, count: (source: ErrorSource) => void): ReportError =>
  (source, error, log = processLog) => {
    count(source);
    const stack = error instanceof Error ? framesOf(error) : [];
    log.error({ source, error: describeError(error), stack }, "unexpected error");
  };
