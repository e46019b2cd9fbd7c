/** Does something again and again, so many milliseconds apart, until what it answers is called. */
export type StartInterval = (milliseconds: number, work: () => void) => () => void;

/** By the real clock. */
export const startInterval: StartInterval = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds);
  return () => clearInterval(timer);
};
