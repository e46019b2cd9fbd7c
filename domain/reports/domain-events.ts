import type { Id } from "../values/id.ts";

/** What happens with reports. */
export type ReportEvents = {
  /** `mail` is the id of the mail and of its link. */
  ReportMailed: { mail: Id };
  ReportMailTakenBack: { mail: Id };
};
