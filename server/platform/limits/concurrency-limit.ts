/** Thrown when more work waits than can be done in a few seconds; its message is for the caller. */
export class TooBusy extends Error {}

interface ConcurrencyOptions {
  /** Number of tasks that run at once. */
  readonly maxConcurrent: number;
  /** Maximum number of tasks in the queue. */
  readonly maxQueueLength: number;
  /** Message of the error for callers when the queue is full. */
  readonly message: string;
}

/** Makes the function that runs work that occupies a core, a few at once and the rest in a queue, so that a burst never starves other requests. */
export const makeConcurrencyLimit = ({ maxConcurrent, maxQueueLength, message }: ConcurrencyOptions) => {
  const waitingTasks: (() => void)[] = [];
  let freeLanes = maxConcurrent;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (freeLanes > 0) freeLanes -= 1;
    else {
      if (waitingTasks.length >= maxQueueLength) throw new TooBusy(message);
      await new Promise<void>((start) => waitingTasks.push(start));
    }
    try {
      return await work();
    } finally {
      const next = waitingTasks.shift();
      if (next) next();
      else freeLanes += 1;
    }
  };
};
