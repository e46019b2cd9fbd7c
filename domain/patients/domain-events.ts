import type { CalendarDate } from "../values/calendar-date.ts";
import type { Id } from "../values/id.ts";

/** What staff do to patients' records. `by` is the user who did it. */
export type PatientEvents = {
  /** `part` is what was changed: the person, the caregiver, the address or the coach. */
  PatientEdited: { by: Id; part: string };
  /** `along` says whether exercises and measurements went with the date: yes or no. */
  SurgeryMoved: { by: Id; from: CalendarDate; to: CalendarDate; along: string };
  /** `pause` is hold or inactive, `date` its first day. */
  PatientPaused: { by: Id; pause: string; date: CalendarDate };
  /** `date` is the first day after the pause. */
  PatientResumed: { by: Id; pause: string; date: CalendarDate };
};
