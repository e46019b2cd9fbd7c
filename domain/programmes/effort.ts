import * as texts from "./programmes-texts.ts";

/** Dose of an exercise: times a day, sets each time, repeats in a set, and seconds for which each repeat is held. */
export type Dose = {
  readonly times: number;
  readonly sets: number;
  readonly repeats: number;
  readonly hold: number;
};

/** Seconds from which a hold needs no additional time around it. */
const longHold = 60;
const secondsAroundShortHold = 2;

/** Returns the number of rounds on a day: the sum of the times a day. */
export const roundsOf = (items: readonly { readonly times: number }[]): number =>
  items.reduce((sum, { times }) => sum + times, 0);

const secondsOf = ({ times, sets, repeats, hold }: Dose): number =>
  times * sets * repeats * (hold >= longHold ? hold : hold + secondsAroundShortHold);

/** Estimates the whole minutes that exercises take: each hold, plus two seconds around a short one. */
export const minutesOf = (items: readonly Dose[]): number =>
  Math.round(items.reduce((sum, item) => sum + secondsOf(item), 0) / 60);

/** Formats minutes: `about 2 h 3 min`, `about 40 min`, `about 2 h`. */
export const aboutText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return texts.aboutHoursAndMinutes(hours, rest);
};
