/** Returns a name without a title, for the letters of an avatar. */
export const withoutTitle = (name: string): string => name.replace(/^(dr|prof)\.?\s+/i, "");
