/** A clock that tests can move. Without a start it is the real one. */
export interface Clock {
  readonly now: () => number;
  /** Moves the clock on by milliseconds. */
  readonly advance: (milliseconds: number) => void;
}

/** startAt is what the clock shows when it is made, in milliseconds; it goes on from there. */
export const makeClock = (startAt?: number): Clock => {
  let ahead = startAt === undefined ? 0 : startAt - Date.now();
  return {
    now: () => Date.now() + ahead,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
};
