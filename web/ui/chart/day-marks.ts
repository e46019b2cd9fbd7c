/** Range of days, both ends included. */
export interface Days {
  readonly startdate: number;
  readonly enddate: number;
}

const shares = [0, 0.25, 0.5, 0.75, 1];

/** Returns the days to label on a scale: the first, the last, and up to three between them, as evenly spaced as whole days allow. */
export const marksOn = ({ startdate, enddate }: Days): number[] => [
  ...new Set(shares.map((share) => Math.ceil(startdate + share * (enddate - startdate) - 0.5))),
];
