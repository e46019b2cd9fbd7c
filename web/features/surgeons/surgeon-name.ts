/** The name as an avatar's letters need it: without a title. */
export const untitled = (name: string): string => name.replace(/^(dr|prof)\.?\s+/i, "");
