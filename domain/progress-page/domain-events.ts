import type { Id } from "../values/id.ts";

/** What patients do on their own page. */
export type ProgressPageEvents = {
  /** `share` is the id of the link. */
  ProgressShared: { share: Id };
};
