/** Centiles of a corridor, as fractions of one. */
export const centiles = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

/** Values at the five centiles, from the 10th to the 90th. */
export type Centiles = readonly [c10: number, c25: number, c50: number, c75: number, c90: number];

/** Values of the people in a window: the centiles over one value of each person, and the number of readings behind them. */
export interface CohortWindow {
  readonly day: number;
  readonly people: number;
  readonly readings: number;
  readonly centiles: Centiles;
}

/** Corridor on a day after surgery. */
export interface Band {
  readonly day: number;
  readonly centiles: Centiles;
}

/** Minimum number of people in a window of the corridor, without the patient. */
export const minPeople = 30;

/** Number of neighbors on each side over which a centile is smoothed. */
const reach = 2;

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[(values.length - 1) / 2]!;

/**
 * Returns a row of values, each replaced by the median of the five around it (Tukey, Exploratory Data Analysis, 1977, chapter 7: running medians). An
 * outlier in one window does not bend the corridor, and rising values stay unchanged. Toward the ends the number of neighbors decreases equally on
 * both sides.
 */
export const smoothValues = (values: readonly number[]): number[] =>
  values.map((_, at) => {
    const width = Math.min(reach, at, values.length - 1 - at);
    return middleOf(values.slice(at - width, at + width + 1));
  });

const runsOf = (windows: readonly CohortWindow[]): CohortWindow[][] => {
  const runs: CohortWindow[][] = [];
  let goesOn = false;
  for (const window of windows) {
    const isDrawn = window.people >= minPeople;
    if (isDrawn && goesOn) runs.at(-1)!.push(window);
    else if (isDrawn) runs.push([window]);
    goesOn = isDrawn;
  }
  return runs;
};

/**
 * Returns the corridor to draw: the runs of windows with enough people, in order of their days, with each centile smoothed along its run. The
 * centiles of a day stay in order, because medians of ordered rows are ordered. `windows` are all windows, by day.
 */
export const corridorOf = (windows: readonly CohortWindow[]): Band[][] =>
  runsOf(windows).map((run) => {
    const lines = centiles.map((_, at) => smoothValues(run.map((window) => window.centiles[at]!)));
    return run.map(({ day }, at) => ({ day, centiles: lines.map((line) => line[at]!) as unknown as Centiles }));
  });

const interpolateCentiles = (one: Band, other: Band, day: number): Centiles => {
  const part = other.day === one.day ? 0 : (day - one.day) / (other.day - one.day);
  return one.centiles.map((low, at) => low + part * (other.centiles[at]! - low)) as unknown as Centiles;
};

/** Returns the corridor on a day after surgery, interpolated linearly between its windows; null on a day without a corridor. */
export const bandOn = (corridor: readonly (readonly Band[])[], day: number): Centiles | null => {
  const run = corridor.find((bands) => day >= bands[0]!.day && day <= bands.at(-1)!.day);
  if (!run) return null;
  const next = run.findIndex((band) => band.day >= day);
  return interpolateCentiles(run[Math.max(0, next - 1)]!, run[next]!, day);
};

/**
 * Place of a value: 0 below the 10th centile, 1 from the 10th to the 25th, and so on, 5 above the 90th. A value equal to the 10th or 90th is within
 * the corridor.
 */
export type Place = 0 | 1 | 2 | 3 | 4 | 5;

/** Returns the place of a value in the corridor of a day. */
export const placeOf = (value: number, [c10, c25, c50, c75, c90]: Centiles): Place => {
  if (value < c10) return 0;
  if (value > c90) return 5;
  if (value < c25) return 1;
  if (value > c75) return 4;
  return value < c50 ? 2 : 3;
};

/** Returns whether a place is outside the corridor, on either side. */
export const isOutside = (place: Place): boolean => place === 0 || place === 5;
