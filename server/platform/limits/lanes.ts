/** Thrown when more work waits than can be done in a few seconds; its message is for whoever asked. */
export class TooBusy extends Error {}

interface Lanes {
  /** How many run at once. */
  readonly lanes: number;
  /** How many wait in line at most. */
  readonly longestQueue: number;
  /** What is told to those beyond. */
  readonly message: string;
}

/** Runs work that keeps a core busy, a few at once and the rest in line, so that a rush never starves other requests. */
export const makeLanes = ({ lanes, longestQueue, message }: Lanes) => {
  const waiting: (() => void)[] = [];
  let free = lanes;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else {
      if (waiting.length >= longestQueue) throw new TooBusy(message);
      await new Promise<void>((start) => waiting.push(start));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};
