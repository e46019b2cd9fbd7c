import { isHeld, type Pauses } from "../schedules/hold.ts";
import { dueItems } from "../schedules/due-days.ts";
import { type AnyItem, areaOf, areas, type Area, timesOf } from "../schedules/schedule-item.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** How many items were due and how many of them are done. */
export type AreaProgress = { readonly due: number; readonly done: number };

/** A patient's day in the three areas. On a held day, and while the patient is inactive, nothing is due. */
export type DayProgress = { readonly date: CalendarDate; readonly isOnHold: boolean } & Readonly<
  Record<Area, AreaProgress>
>;

/** How often an item was done on a day: 0 when never. */
export type TimesDone = (itemId: string) => number;

/** True when an item is done for a day: as often as it is to be done. */
export const isDone = (item: AnyItem, timesDone: TimesDone): boolean => timesDone(item.id) >= timesOf(item);

/** The due and done items of a date. What is done without being due counts in neither. */
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
 * What a day counts for in percentages, pies and engagement. Today is not over: an item of it counts, as due and as done, only
 * once it is done. Later days count for nothing.
 */
export const countedBy = ({ due, done }: AreaProgress, date: CalendarDate, today: CalendarDate): AreaProgress => {
  if (date > today) return { due: 0, done: 0 };
  return { due: date === today ? done : due, done };
};

/** The sum of some progress: of days, of areas, of patients. */
export const sumProgress = (parts: Iterable<AreaProgress>): AreaProgress => {
  let [due, done] = [0, 0];
  for (const part of parts) [due, done] = [due + part.due, done + part.done];
  return { due, done };
};

/** The three areas of a day together. */
export const overallOf = (day: Readonly<Record<Area, AreaProgress>>): AreaProgress =>
  sumProgress(areas.map((area) => day[area]));
