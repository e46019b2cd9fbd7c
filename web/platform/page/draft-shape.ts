/**
 * Whether a draft has the shape of what its form begins with. One that an older version of the page left behind may not, and a form
 * cannot show it. Where the form begins with null, anything goes.
 */
export const isOfShape = (draft: unknown, like: unknown): boolean => {
  if (like === null || like === undefined) return true;
  if (typeof draft !== typeof like || draft === null || Array.isArray(draft) !== Array.isArray(like)) return false;
  if (typeof like !== "object" || Array.isArray(like)) return true;
  return Object.entries(like).every(([key, part]) => isOfShape((draft as Record<string, unknown>)[key], part));
};
