import { dueItems } from "../schedules/due-days.ts";
import type { Pauses } from "../schedules/hold.ts";
import { type AnyItem, type Area, areaOf, isValidOn, timesOf } from "../schedules/schedule-item.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/**
 * Returns the area in which the last round of an item counts, from all its revisions: the item is now done as often as the revision valid on `date`
 * requires, is due that day, and no pause applies. Null when the round counts in no area.
 */
export const completedArea = (
  revisions: readonly AnyItem[],
  timesDone: number,
  date: CalendarDate,
  pauses: Pauses,
): Area | null => {
  const revision = revisions.find((each) => isValidOn(each, date));
  if (!revision || timesDone !== timesOf(revision)) return null;
  const [item] = dueItems(revisions, date, pauses);
  return item ? areaOf(item) : null;
};
