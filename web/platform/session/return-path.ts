const storageKey = "restride.return";

interface Kept {
  readonly userId: string;
  readonly path: string;
}

/** The page on which a session expired. It is given back once, and only to the same person. */
export const returnPath = {
  keep: (userId: string, path: string): void =>
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, path } satisfies Kept)),
  take: (userId: string): string | null => {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (text === null) return null;
    const stored = JSON.parse(text) as Kept;
    return stored.userId === userId ? stored.path : null;
  },
};
