/** Thrown when more work waits than can be done in a few seconds; its message is for the caller. */
export class TooBusy extends Error {}

interface ConcurrencyOptions {
  /** Number of tasks that run at once. */
  readonly maxConcurrent: number;
  /** Maximum number of tasks in the queue. */
  readonly maxQueueLength: number;
  /** Maximum number of tasks of one owner that run or wait, so that nobody takes all places; unlimited by default. */
  readonly maxPerOwner?: number;
  /** Message of the error for callers when the queue is full. */
  readonly message: string;
}

interface TaskOptions {
  /** The account or address that the work is for. */
  readonly owner?: string;
  /** Whether the work waits however long the queue is, as work of jobs does. */
  readonly waitsAlways?: boolean;
}

/** Makes the function that runs work that occupies a core, a few at once and the rest in a queue, so that a burst never starves other requests. */
export const makeConcurrencyLimit = (options: ConcurrencyOptions) => {
  const { maxConcurrent, maxQueueLength, maxPerOwner = Infinity, message } = options;
  const waitingTasks: (() => void)[] = [];
  const tasksByOwner = new Map<string, number>();
  let freeLanes = maxConcurrent;
  const countTask = (owner: string | undefined, change: 1 | -1): void => {
    if (owner === undefined) return;
    const count = (tasksByOwner.get(owner) ?? 0) + change;
    if (count > 0) tasksByOwner.set(owner, count);
    else tasksByOwner.delete(owner);
  };
  const isRefused = (owner = ""): boolean =>
    (tasksByOwner.get(owner) ?? 0) >= maxPerOwner || (freeLanes === 0 && waitingTasks.length >= maxQueueLength);
  return async <T>(work: () => Promise<T>, { owner, waitsAlways = false }: TaskOptions = {}): Promise<T> => {
    if (!waitsAlways && isRefused(owner)) throw new TooBusy(message);
    countTask(owner, 1);
    if (freeLanes > 0) freeLanes -= 1;
    else await new Promise<void>((start) => waitingTasks.push(start));
    try {
      return await work();
    } finally {
      countTask(owner, -1);
      const next = waitingTasks.shift();
      if (next) next();
      else freeLanes += 1;
    }
  };
};
