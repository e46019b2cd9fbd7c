/** Queue of work in the background, for which a response does not wait. */
export interface BackgroundQueue<Item> {
  add(item: Item): void;
  /** Settles when everything that was added so far is done, or has been tried a second time. */
  settled(): Promise<void>;
}

/**
 * Returns a queue that starts work as soon as an item is added. Items that are added during a run form the next run. After a failure, which is
 * reported, the items of the run wait for the next run, which the next `add` or `settled` starts.
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
