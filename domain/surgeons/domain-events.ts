/** Domain events of surgeons' records. */
import type { Id } from "../values/id.ts";
export type SurgeonEvents = {
  SurgeonAdded: { surgeon: Id };
  SurgeonEdited: { surgeon: Id };
  SurgeonRemoved: { surgeon: Id };
};
