import type { Id } from "../values/id.ts";

/** What patients do on their own page. */
export type ProgressPageFacts = {
  /** `share` is the id of the link's mail; who got it is known to the outbox only. */
  ProgressShared: { share: Id };
};
