import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Longest delay of an answer of the mock server in milliseconds; 0 answers at once. */
    maxAnswerDelay: number;
  }
}

const maxDelay = inject("maxAnswerDelay");
/** The real timer, which also runs while a test fakes the timers of the page. */
const startTimer = globalThis.setTimeout;
let state = 1;

/** Returns the next pseudo-random number from 0 to 1: a linear congruential generator, so that equal runs have equal delays. */
const nextNumber = (): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};

/** Waits for a pseudo-random part of the longest delay, as on a slow line. */
export const delayAnswer = async (): Promise<void> => {
  if (maxDelay > 0) await new Promise((resolve) => startTimer(resolve, nextNumber() * maxDelay));
};
