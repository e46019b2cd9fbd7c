/** Milliseconds by which the clock of a client's device may be ahead of the server's: an instant at most that far in the future counts as past. */
export const clockSkew = 5 * 60_000;
