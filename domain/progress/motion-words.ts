/** A measured number as people read it, rounded only here: `104.6`, `1,162.4`. */
export const numberText = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 2 });

/** The unit of the degrees a knee lacks: `4° short of straight`. */
export const shortOfStraight = "° short of straight";

/** What stands behind so many degrees that a knee lacks; one that lacks none is straight. */
export const deficitUnit = (deficit: number): string => (deficit === 0 ? "°, straight" : shortOfStraight);

/** Degrees in words for a page of text: `104.6 degrees`. */
export const degreesText = (degrees: number): string =>
  `${numberText(degrees)} ${degrees === 1 ? "degree" : "degrees"}`;

/** The degrees a knee lacks in words for a page of text: `4 degrees short of straight`, `0 degrees, straight`. */
export const deficitText = (deficit: number): string =>
  `${degreesText(deficit)}${deficit === 0 ? ", straight" : " short of straight"}`;
