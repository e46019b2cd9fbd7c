/** A limit of a metric, valid from a day counted from surgery on; always where no day is named. */
export type DatedThreshold = { readonly fromDay?: number; readonly min?: number; readonly max?: number };

/** The limits of one day; null where there is none. */
export type Threshold = { readonly min: number | null; readonly max: number | null };

/** The limits valid on a day counted from surgery: of those begun, the latest. */
export const thresholdOn = (thresholds: readonly DatedThreshold[], day: number): Threshold => {
  const begun = thresholds.filter(({ fromDay }) => fromDay === undefined || fromDay <= day);
  const latest = begun.toSorted((one, other) => (one.fromDay ?? -Infinity) - (other.fromDay ?? -Infinity)).at(-1);
  return { min: latest?.min ?? null, max: latest?.max ?? null };
};
