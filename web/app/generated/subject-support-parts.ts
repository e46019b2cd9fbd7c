import { callbacksSupportParts } from "../callbacks/support-parts.ts";

/** What subjects show below where help is. */
export const supportParts = {
  ...callbacksSupportParts,
};
