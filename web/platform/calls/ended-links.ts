const listeners = new Set<(token: string) => void>();

/** Publishes the tokens of links that the server called expired, to the pages that show their content. */
export const endedLinks = {
  tell: (token: string): void => listeners.forEach((listener) => listener(token)),
  subscribe: (listener: (token: string) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
