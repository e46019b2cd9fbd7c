import type { Id } from "../values/id.ts";

/** Domain events of the page that patients see. */
export type ProgressPageEvents = {
  /** `share` is the id of the link. */
  ProgressShared: { share: Id };
};
