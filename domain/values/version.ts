/**
 * Returns whether a change was based on an older version than the newest. A change without a version is never stale: the later save overwrites the
 * earlier one.
 */
export const isStale = (sent: number | null | undefined, newest: number): boolean => (sent ?? newest) !== newest;
