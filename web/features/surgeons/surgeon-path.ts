import { pathOf } from "@restride/domain/access/routes.ts";

/** Returns the path of a surgeon's form. */
export const surgeonPath = (id: string): string => `${pathOf("surgeonEdit")}?${new URLSearchParams({ id })}`;

/** Returns the id in a form's URL, or that of the row in the history state. */
export const surgeonIdAt = (search: string, state: unknown): string | null =>
  new URLSearchParams(search).get("id") ?? carriedFrom(state)?._id ?? null;

/** Returns the row that a list passed in the history state, so that its name is shown at once; otherwise null. */
export const carriedFrom = (state: unknown): { readonly _id: string; readonly name: string } | null => {
  const { surgeon } = (state ?? {}) as { surgeon?: { _id?: unknown; name?: unknown } };
  return typeof surgeon?._id === "string" && typeof surgeon.name === "string"
    ? { _id: surgeon._id, name: surgeon.name }
    : null;
};
