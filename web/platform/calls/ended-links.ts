const listeners = new Set<(token: string) => void>();

/** Tells whoever shows what a link leads to that the server called its token over. */
export const endedLinks = {
  tell: (token: string): void => listeners.forEach((listener) => listener(token)),
  subscribe: (listener: (token: string) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
