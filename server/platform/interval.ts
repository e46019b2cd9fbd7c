/** Runs work at an interval, in milliseconds. Returns a function that stops it. */
export type StartInterval = (milliseconds: number, work: () => void) => () => void;

/** Runs work at an interval of the real clock. */
export const startInterval: StartInterval = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds);
  return () => clearInterval(timer);
};
