/** How long the server lets a connection of ours do something, milliseconds. */
export interface Timeouts {
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}

/** For requests and the work of jobs: a page that waits longer for a lock is told so, while the other pages go on. */
export const requestTimeouts: Timeouts = { statement: 30_000, lock: 5_000, idleInTransaction: 20_000 };
/** For the queue itself, whose statements are short and are sent again. */
export const queueTimeouts: Timeouts = { statement: 20_000, lock: 10_000, idleInTransaction: 20_000 };

/** How much later than the server the client gives up: only when the server is not heard any more. */
const clientMargin = 2_000;

/** The client's own limit for a statement, milliseconds. */
export const clientTimeout = ({ statement }: Timeouts): number => statement + clientMargin;

/** As settings in the options that a connection is opened with. */
export const timeoutOptions = ({ statement, lock, idleInTransaction }: Timeouts): string =>
  `-c statement_timeout=${statement} -c lock_timeout=${lock} -c idle_in_transaction_session_timeout=${idleInTransaction}`;
