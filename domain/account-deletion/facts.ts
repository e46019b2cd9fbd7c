import type { CalendarDate } from "../values/calendar-date.ts";

/** What happens to requests for deletion. `deletion` is the request's id. */
export type AccountDeletionFacts = {
  /** `date` is the clinic's day of the erasure. */
  AccountDeletionRequested: { deletion: string; date: CalendarDate };
  AccountDeletionWithdrawn: { deletion: string };
  AccountErased: { deletion: string };
};
