/** Limits of a metric, valid from a day counted from surgery on; always valid without `fromDay`. */
export type DatedThreshold = { readonly fromDay?: number; readonly min?: number; readonly max?: number };

/** Limits on one day; null for no limit. */
export type Threshold = { readonly min: number | null; readonly max: number | null };

/** Returns the limits valid on a day counted from surgery: the latest that have begun. */
export const thresholdOn = (thresholds: readonly DatedThreshold[], day: number): Threshold => {
  const begun = thresholds.filter(({ fromDay }) => fromDay === undefined || fromDay <= day);
  const latest = begun.toSorted((one, other) => (one.fromDay ?? -Infinity) - (other.fromDay ?? -Infinity)).at(-1);
  return { min: latest?.min ?? null, max: latest?.max ?? null };
};
