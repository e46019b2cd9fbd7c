/** Queue of work in the background, for which a response does not wait. */
export interface AfterResponse<Item> {
  add(item: Item): void;
  /** Settles when everything that was added so far is done, or has been tried a second time. */
  settled(): Promise<void>;
}

/**
 * Returns a queue that starts work as soon as an item is added. Items that are added during a run form the next run. After a failure, which is
 * reported, the items of the run wait for the next run, which the next `add` or `settled` starts.
 */
export const makeAfterResponse = <Item>(
  work: (items: readonly Item[]) => Promise<unknown>,
  onFailure: (error: Error) => void,
): AfterResponse<Item> => {
  const waiting: Item[] = [];
  let working = Promise.resolve();
  const run = async () => {
    const items = waiting.splice(0);
    if (items.length === 0) return;
    try {
      await work(items);
    } catch (error) {
      waiting.unshift(...items);
      onFailure(error as Error);
    }
  };
  const settled = (): Promise<void> => (working = working.then(run));
  return {
    add: (item) => {
      waiting.push(item);
      void settled();
    },
    settled,
  };
};
