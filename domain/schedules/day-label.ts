/** A day counted from surgery as staff read it: `S+n` after, `S-n` before, `S` the day of surgery. */
export const dayLabel = (day: number): string => (day === 0 ? "S" : day > 0 ? `S+${day}` : `S${day}`);

/** A window of days as staff read it, such as `S-14 – S+84`. */
export const windowLabel = ({ start, end }: { readonly start: number; readonly end: number }): string =>
  `${dayLabel(start)} – ${dayLabel(end)}`;
