import { callbacksPublicSurgeonParts } from "../callbacks/public-surgeon-parts.ts";

/** What subjects show on a surgeon's public page. */
export const publicSurgeonParts = {
  ...callbacksPublicSurgeonParts,
};
