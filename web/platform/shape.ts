/**
 * Returns whether a stored value (a draft, a session) has the same structure as a sample value. Values stored by an older release may not match and
 * cannot be used. A null in the sample matches anything.
 */
export const isOfShape = (value: unknown, like: unknown): boolean => {
  if (like === null || like === undefined) return true;
  if (typeof value !== typeof like || value === null || Array.isArray(value) !== Array.isArray(like)) return false;
  if (typeof like !== "object" || Array.isArray(like)) return true;
  return Object.entries(like).every(([key, part]) => isOfShape((value as Record<string, unknown>)[key], part));
};
