/** Queue of work that runs after the response has been sent. */
export interface BackgroundQueue<Item> {
  add(item: Item): void;
  /** Settles when everything that was added so far is done, or has been tried a second time. */
  settled(): Promise<void>;
}

/**
 * Returns a queue that works after the response. Items that are added during a run are processed together in the next run. The queue
 * reports a failure and adds the failed items to the next run.
 */
export const makeBackgroundQueue = <Item>(
  work: (items: readonly Item[]) => Promise<unknown>,
  onFailure: (error: Error) => void,
): BackgroundQueue<Item> => {
  const waitingItems: Item[] = [];
  let currentRun = Promise.resolve();
  const run = async () => {
    const items = waitingItems.splice(0);
    if (items.length === 0) return;
    try {
      await work(items);
    } catch (error) {
      waitingItems.unshift(...items);
      onFailure(error as Error);
    }
  };
  const settled = (): Promise<void> => (currentRun = currentRun.then(run));
  return {
    add: (item) => {
      waitingItems.push(item);
      void settled();
    },
    settled,
  };
};
