/** Measurements of one minute of a soak. Durations are in milliseconds, memory in MiB. */
export interface SoakMinute {
  readonly requests: number;
  /** Requests that failed: the operation and why. */
  readonly failures: readonly string[];
  /** Median duration by operation, of those that were sent. */
  readonly p50: Readonly<Record<string, number>>;
  readonly rss: number;
  /** Jobs that wait or run. */
  readonly jobs: number;
  readonly reconnects: number;
}

/** State after the last minute, when everything that was sent is done. */
export interface SoakEnd {
  /** Heap after a forced collection, once the server was warm and at the end. */
  readonly heapWarm: number;
  readonly heapLast: number;
  /** Comments and recordings that were answered with success and are missing, and those that are stored twice. */
  readonly lost: number;
  readonly doubled: number;
  /** Events of comments that a socket missed or received twice. */
  readonly missedEvents: number;
  readonly doubledEvents: number;
  readonly jobsLeft: number;
}

/** Most that may change during a soak: p50 of an operation, MiB of resident memory in its second half, heap after a forced collection. */
export const soakLimits = { slower: 1.2, rssRise: 5, heapGrowth: 1.05 } as const;

/** Returns the minutes of warming up of a soak, which are also those of the windows that are compared: a sixth, at most ten. */
export const windowOf = (minutes: number): number => Math.max(1, Math.min(10, Math.floor(minutes / 6)));

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns by how much a line fitted through values of equal distance rises from the first to the last; the formula of least squares. */
export const riseOf = (values: readonly number[]): number => {
  const [middle, level] = [(values.length - 1) / 2, mean(values)];
  const covariance = values.reduce((sum, value, at) => sum + (at - middle) * (value - level), 0);
  const variance = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return variance === 0 ? 0 : (covariance / variance) * (values.length - 1);
};

/** Returns the operations whose median duration in the last minutes is too far above that of the minutes after warming up. */
const slowerOperations = (minutes: readonly SoakMinute[]): string[] => {
  const count = windowOf(minutes.length);
  const p50In = (name: string, part: readonly SoakMinute[]): number =>
    median(part.flatMap(({ p50 }) => p50[name] ?? []));
  return [...new Set(minutes.flatMap(({ p50 }) => Object.keys(p50)))].flatMap((name) => {
    const [early, late] = [p50In(name, minutes.slice(count, 2 * count)), p50In(name, minutes.slice(-count))];
    return late > soakLimits.slower * early
      ? [`${name} took ${late.toFixed(1)} ms at the end, ${early.toFixed(1)} before.`]
      : [];
  });
};

/** Returns what did not hold in a soak, a sentence each; an empty list when everything held. */
export const judgeSoak = (minutes: readonly SoakMinute[], end: SoakEnd): string[] => {
  const rise = riseOf(minutes.slice(Math.floor(minutes.length / 2)).map(({ rss }) => rss));
  const failed = minutes.reduce((sum, { failures }) => sum + failures.length, 0);
  const counts: readonly (readonly [number, string])[] = [
    [failed, "Requests that failed"],
    [end.lost, "Changes lost"],
    [end.doubled, "Changes made twice"],
    [end.missedEvents, "Events that missed a socket"],
    [end.doubledEvents, "Events that reached a socket twice"],
    [end.jobsLeft, "Jobs left"],
  ];
  return [
    ...counts.flatMap(([count, subject]) => (count > 0 ? [`${subject}: ${count}.`] : [])),
    ...slowerOperations(minutes),
    ...(rise > soakLimits.rssRise ? [`Resident memory rose by ${rise.toFixed(1)} MiB in the second half.`] : []),
    ...(end.heapLast > soakLimits.heapGrowth * end.heapWarm
      ? [`The heap was ${end.heapLast.toFixed(0)} MiB at the end, ${end.heapWarm.toFixed(0)} before.`]
      : []),
  ];
};
