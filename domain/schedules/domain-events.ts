import type { Id } from "../values/id.ts";

/** What is changed in patients' programmes. `by` is the user who did it, `change` what can be undone. */
export type ScheduleEvents = {
  ScheduleChanged: { by: Id; area: string; change: Id };
  ScheduleChangeUndone: { by: Id; area: string; change: Id };
  DevicesOrdered: { by: Id; order: Id };
};
