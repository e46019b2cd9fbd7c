import { callbacksSupportParts } from "../callbacks/support-parts.ts";

/** Parts of the support page, below the support address. */
export const supportParts = {
  ...callbacksSupportParts,
};
