const shortest = 200;
const longest = 2_000;

/** Milliseconds before the next try after so many failed ones: twice as long each time, and never the same for all. `chance` is from 0 to 1. */
export const retryPause = (failures: number, chance: number): number =>
  Math.min(longest, shortest * 2 ** failures) * (0.5 + chance / 2);
