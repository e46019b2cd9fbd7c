import type { Id } from "../values/id.ts";

/** What happens with reports. */
export type ReportFacts = {
  /** `mail` is the id of the link's mail; who got it is known to the outbox only. */
  ReportMailed: { mail: Id };
  ReportMailTakenBack: { mail: Id };
};
