/** Limits of the server for a connection of ours, milliseconds. */
export interface Timeouts {
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}

/**
 * Limits for requests and for the work of jobs. A page that waits longer for a lock receives an error, so that other pages can continue.
 */
export const requestTimeouts: Timeouts = { statement: 30_000, lock: 5_000, idleInTransaction: 20_000 };
/** Limits for the job queue itself, whose statements are short and are sent again. */
export const queueTimeouts: Timeouts = { statement: 20_000, lock: 10_000, idleInTransaction: 20_000 };

/** Milliseconds between the server's limit and the client's, so that the client gives up only when the server does not answer at all. */
const clientMargin = 2_000;

/** Returns the client's own limit for a statement, milliseconds. */
export const clientTimeout = ({ statement }: Timeouts): number => statement + clientMargin;

/** Returns the timeouts as connection options. */
export const timeoutOptions = ({ statement, lock, idleInTransaction }: Timeouts): string =>
  `-c statement_timeout=${statement} -c lock_timeout=${lock} -c idle_in_transaction_session_timeout=${idleInTransaction}`;
