const storageKey = "restride.return";

interface Kept {
  readonly userId: string;
  readonly path: string;
}

/** Path of the page on which a session expired. It is returned once, and only to the same user. */
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
