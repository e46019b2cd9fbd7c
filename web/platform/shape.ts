/**
 * Whether a value that was kept has the shape of another: a draft that of what its form begins with, a session that of a profile.
 * One that an older version of the page left behind may not, and cannot be shown. Where the other holds null, anything goes.
 */
export const isOfShape = (value: unknown, like: unknown): boolean => {
  if (like === null || like === undefined) return true;
  if (typeof value !== typeof like || value === null || Array.isArray(value) !== Array.isArray(like)) return false;
  if (typeof like !== "object" || Array.isArray(like)) return true;
  return Object.entries(like).every(([key, part]) => isOfShape((value as Record<string, unknown>)[key], part));
};
