import type { ContentKind } from "@restride/domain/content/kinds.ts";

/**
 * Numbers of pieces that changed since they were first released, by kind and code: `{ "exercise E05": 2 }`. A database that has an
 * earlier version gets the new one beside it, so that nothing changes for patients whose programs name the earlier one. A piece that names
 * one with a new version, such as a regimen its exercises, has a new version too. `published.json` notes what each version holds.
 */
export const versionNumbers: Readonly<Record<string, number>> = {};

/** Pieces that are not offered any more. Their rows stay for those who use them. */
export const retiredPieces: readonly { readonly kind: ContentKind; readonly code: string }[] = [];
