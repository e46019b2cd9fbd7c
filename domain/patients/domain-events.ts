import type { CalendarDate } from "../values/calendar-date.ts";
import type { Id } from "../values/id.ts";

/** Domain events of staff's changes to patients' records. `by` is the user who acted. */
export type PatientEvents = {
  /** `part` names the change: the person, the caregiver, the address or the coach. */
  PatientEdited: { by: Id; part: string };
  /** `along` is yes or no: whether exercises and measurements moved with the date. */
  SurgeryMoved: { by: Id; from: CalendarDate; to: CalendarDate; along: string };
  /** `pause` is hold or inactive, `date` its first day. */
  PatientPaused: { by: Id; pause: string; date: CalendarDate };
  /** `date` is the first day after the pause. */
  PatientResumed: { by: Id; pause: string; date: CalendarDate };
};
