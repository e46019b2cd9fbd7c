import { addDays, type CalendarDate } from "../values/calendar-date.ts";
import type { AreaProgress } from "./day-progress.ts";

/** What a week's tick says; null for no status. */
export type WeekStatus = "complete" | "partial" | "incomplete";

/**
 * The status of a week that starts on the Sunday `weekStart`, all its days counted: complete when everything scheduled
 * is done; a past week is partial or incomplete; the current week has no status until it is complete, later weeks none.
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
