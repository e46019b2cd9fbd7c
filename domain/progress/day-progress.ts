import { isHeld, type Pauses } from "../schedules/hold.ts";
import { dueItems } from "../schedules/due-days.ts";
import { type AnyItem, areaOf, areas, type Area, timesOf } from "../schedules/schedule-item.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** Number of due items, and of done items among them. */
export type AreaProgress = { readonly due: number; readonly done: number };

/** Progress of a patient's day in the three areas. Nothing is due on a day on hold, nor while the patient is inactive. */
export type DayProgress = { readonly date: CalendarDate; readonly isOnHold: boolean } & Readonly<
  Record<Area, AreaProgress>
>;

/** Returns how often an item was done on a day: 0 for never. */
export type TimesDone = (itemId: string) => number;

/** Returns whether an item is done for a day: as often as its times a day. */
export const isDone = (item: AnyItem, timesDone: TimesDone): boolean => timesDone(item.id) >= timesOf(item);

/** Returns the due and done items of a date. An item that is done without being due counts in neither. */
export const dayProgress = (
  items: readonly AnyItem[],
  date: CalendarDate,
  pauses: Pauses,
  timesDone: TimesDone,
): DayProgress => {
  const counts = {
    exercise: { due: 0, done: 0 },
    measurement: { due: 0, done: 0 },
    questionnaire: { due: 0, done: 0 },
  };
  for (const item of dueItems(items, date, pauses)) {
    const count = counts[areaOf(item)];
    count.due += 1;
    if (isDone(item, timesDone)) count.done += 1;
  }
  return { date, isOnHold: isHeld(date, pauses.holds), ...counts };
};

/**
 * Returns the progress of a day that counts in percentages, pies and engagement. Today is not over, so its items count, as both due and done, only
 * once they are done. Later days do not count.
 */
export const progressToDate = ({ due, done }: AreaProgress, date: CalendarDate, today: CalendarDate): AreaProgress => {
  if (date > today) return { due: 0, done: 0 };
  return { due: date === today ? done : due, done };
};

/** Returns the sum of progress over days, areas or patients. */
export const sumProgress = (parts: Iterable<AreaProgress>): AreaProgress => {
  let [due, done] = [0, 0];
  for (const part of parts) [due, done] = [due + part.due, done + part.done];
  return { due, done };
};

/** Returns the sum of the three areas of a day. */
export const overallOf = (day: Readonly<Record<Area, AreaProgress>>): AreaProgress =>
  sumProgress(areas.map((area) => day[area]));
