/** Returns the id in a form's URL, or that of the row in the history state. */
export const userIdAt = (search: string, state: unknown): string | null =>
  new URLSearchParams(search).get("id") ?? carriedFrom(state)?._id ?? null;

/** Returns the row that a list passed in the history state, so that its name is shown at once; otherwise null. */
export const carriedFrom = (state: unknown): { readonly _id: string; readonly name: string } | null => {
  const { user } = (state ?? {}) as { user?: { _id?: unknown; firstname?: unknown; lastname?: unknown } };
  return typeof user?._id === "string" && typeof user.firstname === "string" && typeof user.lastname === "string"
    ? { _id: user._id, name: `${user.firstname} ${user.lastname}` }
    : null;
};
