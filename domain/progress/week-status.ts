import { addDays, type CalendarDate } from "../values/calendar-date.ts";
import type { AreaProgress } from "./day-progress.ts";

/** Status of a week, shown as its tick. */
export type WeekStatus = "complete" | "partial" | "incomplete";

/**
 * Returns the status of the week that starts on the Sunday `weekStart`, from the sum of all its days; null for none. It is complete when everything
 * scheduled is done; otherwise a past week is partial or incomplete, and the current week and future weeks have no status.
 */
export const weekStatus = (
  { due, done }: AreaProgress,
  weekStart: CalendarDate,
  today: CalendarDate,
): WeekStatus | null => {
  if (due === 0 || weekStart > today) return null;
  if (done === due) return "complete";
  if (addDays(weekStart, 6) >= today) return null;
  return done > 0 ? "partial" : "incomplete";
};
