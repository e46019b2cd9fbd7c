import type { Id } from "../values/id.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** Domain events of requests for deletion. `deletion` is the request's id. */
export type AccountDeletionEvents = {
  /** `date` is the clinic's day of the erasure. */
  AccountDeletionRequested: { deletion: Id; date: CalendarDate };
  AccountDeletionWithdrawn: { deletion: Id };
  AccountErased: { deletion: Id };
};
