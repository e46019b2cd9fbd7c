import { pathOf } from "@restride/domain/access/routes.ts";

/** The address of a surgeon's form. */
export const surgeonPath = (id: string): string => `${pathOf("surgeonEdit")}?${new URLSearchParams({ id })}`;

/** The id in the address of a form, or that of the row that came with the navigation. */
export const surgeonIdAt = (search: string, state: unknown): string | null =>
  new URLSearchParams(search).get("id") ?? carriedFrom(state)?._id ?? null;

/** The row that a list sent along, so that its name stands there at once. */
export const carriedFrom = (state: unknown): { readonly _id: string; readonly name: string } | null => {
  const { surgeon } = (state ?? {}) as { surgeon?: { _id?: unknown; name?: unknown } };
  return typeof surgeon?._id === "string" && typeof surgeon.name === "string"
    ? { _id: surgeon._id, name: surgeon.name }
    : null;
};
