/** Returns a function that runs work of the same key one after the other, in order of the calls; work of other keys does not wait. */
export const makeSerializeByKey = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const previousWork = last.get(key) ?? Promise.resolve();
    const ownWork = previousWork.then(work, work);
    last.set(key, ownWork);
    try {
      return await ownWork;
    } finally {
      if (last.get(key) === ownWork) last.delete(key);
    }
  };
};

export type InTurn = ReturnType<typeof makeSerializeByKey>;
