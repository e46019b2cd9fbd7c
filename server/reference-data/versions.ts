import type { ContentKind } from "@restride/domain/content/kinds.ts";

/**
 * Version numbers of pieces that changed since they were first released, by kind and code: `{ "exercise E05": 2 }`. A database with an
 * earlier version gets the new version in addition, so that nothing changes for patients whose programmes refer to the earlier one. A piece
 * that refers to a piece with a new version, such as a regimen to its exercises, gets a new version too. `published.json` records the
 * content of each version.
 */
export const versionNumbers: Readonly<Record<string, number>> = {};

/** Pieces that are not offered any more. Their rows stay for the programmes that use them. */
export const retiredPieces: readonly { readonly kind: ContentKind; readonly code: string }[] = [];
