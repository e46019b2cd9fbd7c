import type { Id } from "../values/id.ts";

/** Domain events of changes to patients' programmes. `by` is the user who acted, `change` the id of the change, which can be undone. */
export type ScheduleEvents = {
  ScheduleChanged: { by: Id; area: string; change: Id };
  ScheduleChangeUndone: { by: Id; area: string; change: Id };
  DevicesOrdered: { by: Id; order: Id };
};
