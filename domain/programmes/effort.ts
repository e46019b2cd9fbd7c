/** What one exercise costs on a day: done `times` times, each of sets and repeats that are held for `hold` seconds. */
export type Dose = {
  readonly times: number;
  readonly sets: number;
  readonly repeats: number;
  readonly hold: number;
};

/** From this many seconds on a hold needs no time of its own to begin and end. */
const longHold = 60;
const aroundHold = 2;

/** How often something is begun on a day: the times a day together. */
export const roundsOf = (items: readonly { readonly times: number }[]): number =>
  items.reduce((sum, { times }) => sum + times, 0);

const secondsOf = ({ times, sets, repeats, hold }: Dose): number =>
  times * sets * repeats * (hold >= longHold ? hold : hold + aroundHold);

/** About how many whole minutes exercises take: each hold and two seconds around a short one. */
export const minutesOf = (items: readonly Dose[]): number =>
  Math.round(items.reduce((sum, item) => sum + secondsOf(item), 0) / 60);

/** Minutes in words: `about 2 h 3 min`, `about 40 min`, `about 2 h`. */
export const aboutText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`];
  return `about ${parts.filter(Boolean).join(" ")}`;
};
