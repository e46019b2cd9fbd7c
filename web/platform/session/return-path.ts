const storageKey = "restride.return";

interface StoredPath {
  readonly userId: string;
  readonly path: string;
}

/** Path of the page on which a session expired. It is returned once, and only to the same user. */
export const returnPath = {
  store: (userId: string, path: string): void =>
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, path } satisfies StoredPath)),
  take: (userId: string): string | null => {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (text === null) return null;
    const stored = JSON.parse(text) as StoredPath;
    return stored.userId === userId ? stored.path : null;
  },
};
