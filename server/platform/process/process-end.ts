import { waitAtMost } from "../timeout.ts";
import { describeError, framesOf } from "./describe-error.ts";

/** Milliseconds that everything has together to close. */
const closesWithin = 15_000;

interface Deps {
  readonly exit: (code: number) => void;
  readonly log: (line: string) => void;
}

/** The end of the process, of which there is one. */
export interface ProcessEnd {
  /** Closes this at the end, before what was opened earlier. */
  readonly closeAtEnd: (close: () => Promise<void>) => void;
  /** Closes what was opened, and ends the process with a code. */
  readonly end: (code: number) => Promise<void>;
  /** The last owner of errors: one that nobody handled is logged by kind and place, and ends the process with 1. */
  readonly endByError: (error: unknown) => void;
}

/** What ends a process: signals, a start that fails, a dead worker, and errors without an owner. */
export const makeProcessEnd = ({ exit, log }: Deps): ProcessEnd => {
  const closers: (() => Promise<void>)[] = [];
  let ending: Promise<void> | undefined;
  const closeAll = async (): Promise<void> => {
    for (const close of closers.toReversed()) await close().catch(() => undefined);
  };
  const end = (code: number): Promise<void> =>
    (ending ??= waitAtMost(closesWithin, closeAll()).finally(() => exit(code)));
  return {
    closeAtEnd: (close) => closers.push(close),
    end,
    endByError: (error) => {
      const msg = "An error that nobody handled ends the process.";
      const stack = error instanceof Error ? framesOf(error) : [];
      log(JSON.stringify({ level: 60, time: Date.now(), msg, error: describeError(error), stack }));
      void end(1);
    },
  };
};

/** Ends this process by its signals, and by errors that nobody handled. */
export const ownProcess = ({ end, endByError }: ProcessEnd): void => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(0));
  process.on("unhandledRejection", endByError);
  process.on("uncaughtException", endByError);
};
