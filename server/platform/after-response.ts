/** What is done behind answers. */
export interface AfterResponse<Item> {
  add(item: Item): void;
  /** Settles when all that was added so far is done, or was tried once more. */
  settled(): Promise<void>;
}

/**
 * Does things behind answers: what is added while others are being done is done next, all at once. What failed is said, and tried
 * again with the next.
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
