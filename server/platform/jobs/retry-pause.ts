const minPause = 200;
const maxPause = 2_000;

/**
 * Returns the milliseconds before the next try after a number of failures: twice as long each time, with a random part so that processes do
 * not retry together. `chance` is from 0 to 1.
 */
export const retryPause = (failures: number, chance: number): number =>
  Math.min(maxPause, minPause * 2 ** failures) * (0.5 + chance / 2);
