import { callbacksPublicSurgeonParts } from "../callbacks/public-surgeon-parts.ts";

/** Parts of a surgeon's public page, by subject. */
export const publicSurgeonParts = {
  ...callbacksPublicSurgeonParts,
};
