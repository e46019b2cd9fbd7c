/** Thrown when more work waits than can be done in a few seconds; its message is for the caller. */
export class TooBusy extends Error {}

interface Lanes {
  /** Number of tasks that run at once. */
  readonly lanes: number;
  /** Maximum number of tasks in the queue. */
  readonly longestQueue: number;
  /** Message of the error for callers when the queue is full. */
  readonly message: string;
}

/** Makes the function that runs work that occupies a core, a few at once and the rest in a queue, so that a burst never starves other requests. */
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
