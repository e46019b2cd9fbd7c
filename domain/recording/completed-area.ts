import { dueItems } from "../schedules/due-days.ts";
import type { Pauses } from "../schedules/hold.ts";
import { type AnyItem, type Area, areaOf, isValidOn, timesOf } from "../schedules/schedule-item.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/**
 * The area in which the last round of an item counts: the item, given with all its revisions, is done as often as the one that holds
 * on `date` asks for, is due that day, and nothing pauses it. Null where that round counts nowhere.
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
