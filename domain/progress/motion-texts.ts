/** Formats a measured number with at most two decimals: `104.6`, `1,162.4`. Only this function rounds. */
export const numberText = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 2 });

/** Unit of an extension deficit: `4° short of straight`. */
export const shortOfStraight = "° short of straight";

/** Returns the unit of an extension deficit; a knee with a deficit of 0 is straight. */
export const deficitUnit = (deficit: number): string => (deficit === 0 ? "°, straight" : shortOfStraight);

/** Formats degrees as words for a page of text: `104.6 degrees`. */
export const degreesText = (degrees: number): string =>
  `${numberText(degrees)} ${degrees === 1 ? "degree" : "degrees"}`;

/** Formats an extension deficit as words for a page of text: `4 degrees short of straight`, `0 degrees, straight`. */
export const deficitText = (deficit: number): string =>
  `${degreesText(deficit)}${deficit === 0 ? ", straight" : " short of straight"}`;
