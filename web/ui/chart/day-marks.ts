/** From one day to another, both included. */
export interface Days {
  readonly startdate: number;
  readonly enddate: number;
}

const shares = [0, 0.25, 0.5, 0.75, 1];

/** The days that a scale names: the first, the last, and up to three between, as evenly as whole days lie. */
export const marksOn = ({ startdate, enddate }: Days): number[] => [
  ...new Set(shares.map((share) => Math.ceil(startdate + share * (enddate - startdate) - 0.5))),
];
