import type { Role } from "./roles.ts";

/** Who hears of a kind of domain event while it happens, and which data on their screens it makes out of date. */
export interface LiveEvent<Tag extends string = string> {
  readonly roles: readonly Role[];
  readonly invalidates: readonly Tag[];
}

/** Live events of a subject: some of its kinds of domain events. */
export type LiveEvents<Kinds, Tag extends string> = { readonly [Kind in keyof Kinds]?: LiveEvent<Tag> };
