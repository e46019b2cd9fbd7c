/** The centiles of a corridor, as parts of one. */
export const centiles = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

/** The values at the five centiles, from the 10th to the 90th. */
export type Centiles = readonly [c10: number, c25: number, c50: number, c75: number, c90: number];

/** What the people of a window had: one value of each, and how many readings these come from. */
export interface CohortWindow {
  readonly day: number;
  readonly people: number;
  readonly readings: number;
  readonly centiles: Centiles;
}

/** The corridor on a day after surgery. */
export interface Band {
  readonly day: number;
  readonly centiles: Centiles;
}

/** As many people stand in a window that is drawn, without the patient. */
export const fewestPeople = 30;

/** Windows to each side that a centile is smoothed over. */
const reach = 2;

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[(values.length - 1) / 2]!;

/**
 * A row of values, each replaced by the median of the five around it (Tukey, Exploratory Data Analysis, 1977, chapter 7: running medians):
 * one odd window does not bend a corridor, and what rises stays as it is. Towards the ends as many neighbours count on both sides as there are.
 */
export const smoothed = (values: readonly number[]): number[] =>
  values.map((_, at) => {
    const width = Math.min(reach, at, values.length - 1 - at);
    return middleOf(values.slice(at - width, at + width + 1));
  });

const runsOf = (windows: readonly CohortWindow[]): CohortWindow[][] => {
  const runs: CohortWindow[][] = [];
  let goesOn = false;
  for (const window of windows) {
    const isDrawn = window.people >= fewestPeople;
    if (isDrawn && goesOn) runs.at(-1)!.push(window);
    else if (isDrawn) runs.push([window]);
    goesOn = isDrawn;
  }
  return runs;
};

/**
 * The corridor that is drawn: the runs of windows in which enough people stand, in order of their days, each centile smoothed along its run.
 * The centiles of a day stay in their order, because medians of ordered rows are ordered. `windows` are all of them, by day.
 */
export const corridorOf = (windows: readonly CohortWindow[]): Band[][] =>
  runsOf(windows).map((run) => {
    const lines = centiles.map((_, at) => smoothed(run.map((window) => window.centiles[at]!)));
    return run.map(({ day }, at) => ({ day, centiles: lines.map((line) => line[at]!) as unknown as Centiles }));
  });

const between = (one: Band, other: Band, day: number): Centiles => {
  const part = other.day === one.day ? 0 : (day - one.day) / (other.day - one.day);
  return one.centiles.map((low, at) => low + part * (other.centiles[at]! - low)) as unknown as Centiles;
};

/** The corridor on a day after surgery, as the straight lines between its windows are drawn; null where none is. */
export const bandOn = (corridor: readonly (readonly Band[])[], day: number): Centiles | null => {
  const run = corridor.find((bands) => day >= bands[0]!.day && day <= bands.at(-1)!.day);
  if (!run) return null;
  const next = run.findIndex((band) => band.day >= day);
  return between(run[Math.max(0, next - 1)]!, run[next]!, day);
};

/** Where a value lies: 0 below the 10th centile, 1 from it to the 25th, and so on, 5 above the 90th. What lies on a line is within. */
export type Place = 0 | 1 | 2 | 3 | 4 | 5;

/** The place of a value on a day of the corridor. */
export const placeOf = (value: number, [c10, c25, c50, c75, c90]: Centiles): Place => {
  if (value < c10) return 0;
  if (value > c90) return 5;
  if (value < c25) return 1;
  if (value > c75) return 4;
  return value < c50 ? 2 : 3;
};

/** True for a value outside the corridor, on whichever side. */
export const isOutside = (place: Place): boolean => place === 0 || place === 5;
