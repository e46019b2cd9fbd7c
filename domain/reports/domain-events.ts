import type { Id } from "../values/id.ts";

/** Domain events of reports. */
export type ReportEvents = {
  /** `mail` is the id of the mail and of its link. */
  ReportMailed: { mail: Id };
  ReportMailTakenBack: { mail: Id };
};
