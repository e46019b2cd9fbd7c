/** Milliseconds by which the clock of somebody's device may be ahead of ours: what lies no further to come has been. */
export const clockSkew = 5 * 60_000;
