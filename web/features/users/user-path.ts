/** The id in the address of a form, or that of the row that came with the navigation. */
export const userIdAt = (search: string, state: unknown): string | null =>
  new URLSearchParams(search).get("id") ?? carriedFrom(state)?._id ?? null;

/** The row that a list sent along, so that its name stands there at once. */
export const carriedFrom = (state: unknown): { readonly _id: string; readonly name: string } | null => {
  const { user } = (state ?? {}) as { user?: { _id?: unknown; firstname?: unknown; lastname?: unknown } };
  return typeof user?._id === "string" && typeof user.firstname === "string" && typeof user.lastname === "string"
    ? { _id: user._id, name: `${user.firstname} ${user.lastname}` }
    : null;
};
