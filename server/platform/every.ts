/** Does something again and again, so many milliseconds apart, until what it answers is called. */
export type Every = (milliseconds: number, work: () => void) => () => void;

/** By the real clock. */
export const every: Every = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds);
  return () => clearInterval(timer);
};
