/** Whether a change was made on an older version than the newest. Without a version the newest is meant, and the last save stands. */
export const isStale = (sent: number | null | undefined, newest: number): boolean => (sent ?? newest) !== newest;
