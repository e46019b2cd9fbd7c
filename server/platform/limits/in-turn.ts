/** Returns a function that runs work of the same key one after the other, in order of the calls; work of other keys does not wait. */
export const makeSerializeByKey = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
};

export type InTurn = ReturnType<typeof makeSerializeByKey>;
