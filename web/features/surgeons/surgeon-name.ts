/** Returns a name without a title, for the letters of an avatar. */
export const untitled = (name: string): string => name.replace(/^(dr|prof)\.?\s+/i, "");
