import { waitAtMost } from "../timeout.ts";
import { describeError, framesOf } from "./describe-error.ts";
import * as texts from "./process-texts.ts";

/** Milliseconds within which all closing functions together must finish. */
const maxCloseDuration = 15_000;

interface Deps {
  readonly exit: (code: number) => void;
  readonly log: (line: string) => void;
}

/** The controlled end of the process. */
export interface ProcessEnd {
  /** Registers a function that runs at the end, before the functions that were registered earlier. */
  readonly closeAtEnd: (close: () => Promise<void>) => void;
  /** Runs the registered functions, and ends the process with a code. */
  readonly end: (code: number) => Promise<void>;
  /** Handles an error that no other code handled: logs it by kind and place, and ends the process with 1. */
  readonly endByError: (error: unknown) => void;
}

/** Returns the end of a process, which signals, a failed start, a dead worker and unhandled errors share. */
export const makeProcessEnd = ({ exit, log }: Deps): ProcessEnd => {
  const closers: (() => Promise<void>)[] = [];
  let ending: Promise<void> | undefined;
  const closeAll = async (): Promise<void> => {
    for (const close of closers.toReversed()) await close().catch(() => undefined);
  };
  const end = (code: number): Promise<void> =>
    (ending ??= waitAtMost(maxCloseDuration, closeAll()).finally(() => exit(code)));
  return {
    closeAtEnd: (close) => closers.push(close),
    end,
    endByError: (error) => {
      const msg = texts.unhandledError;
      const stack = error instanceof Error ? framesOf(error) : [];
      log(JSON.stringify({ level: 60, time: Date.now(), msg, error: describeError(error), stack }));
      void end(1);
    },
  };
};

/** Ends this process on its signals, and on unhandled errors. */
export const ownProcess = ({ end, endByError }: ProcessEnd): void => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(0));
  process.on("unhandledRejection", endByError);
  process.on("uncaughtException", endByError);
};
