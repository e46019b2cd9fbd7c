import type { Pauses } from "../schedules/hold.ts";
import { dueItems, spanOfItem } from "../schedules/due-days.ts";
import { type AnyItem, timesOf } from "../schedules/schedule-item.ts";
import { addDays, type CalendarDate, datesBetween, startOfWeek } from "../values/calendar-date.ts";
import { type AreaProgress, progressToDate } from "./day-progress.ts";

/** Item on a day on which it is due. */
export type DayItem<Item> = { readonly item: Item; readonly timesDone: number; readonly isDone: boolean };
export type ScheduleDay<Item> = { readonly date: CalendarDate; readonly items: readonly DayItem<Item>[] };

/** Returns how often an item was done on a day: 0 for never. */
export type DoneOn = (itemId: string, date: CalendarDate) => number;

/** Returns the lookup of recorded items. It looks up the day first, because most days have no recording. */
export const doneOn = (
  recorded: Iterable<{ readonly itemId: string; readonly day: CalendarDate; readonly times: number }>,
): DoneOn => {
  const days = new Map<CalendarDate, Map<string, number>>();
  for (const { itemId, day, times } of recorded) {
    const ofDay = days.get(day);
    if (ofDay) ofDay.set(itemId, times);
    else days.set(day, new Map([[itemId, times]]));
  }
  return (itemId, date) => days.get(date)?.get(itemId) ?? 0;
};

/** Returns the first and the last day of items over all their revisions; null without items. */
export const spanOfItems = (
  items: readonly AnyItem[],
): { readonly first: CalendarDate; readonly last: CalendarDate } | null => {
  const days = items.flatMap((item) => {
    const { start, end } = spanOfItem(item);
    return [addDays(item.surgeryDate, start), addDays(item.surgeryDate, end)];
  });
  const sorted = days.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first && last ? { first, last } : null;
};

/** Returns every day of a programme on which something is due, with the done items. */
export const scheduleDays = <Item extends AnyItem>(
  items: readonly Item[],
  pauses: Pauses,
  doneOn: DoneOn,
): ScheduleDay<Item>[] => {
  const span = spanOfItems(items);
  if (!span) return [];
  return datesBetween(span.first, span.last)
    .map((date) => ({
      date,
      items: dueItems(items, date, pauses).map((item) => {
        const timesDone = doneOn(item.id, date);
        return { item, timesDone, isDone: timesDone >= timesOf(item) };
      }),
    }))
    .filter((day) => day.items.length > 0);
};

type ProgressByItem = ReadonlyMap<string, AreaProgress>;

/** Sums due and done of each item over some days; `counted` returns what one item counts on a day. */
const addProgress = (
  days: readonly ScheduleDay<AnyItem>[],
  counted: (progress: AreaProgress, date: CalendarDate) => AreaProgress,
): ProgressByItem => {
  const sums = new Map<string, { due: number; done: number }>();
  for (const { date, items } of days) {
    const [done, open] = [counted({ due: 1, done: 1 }, date), counted({ due: 1, done: 0 }, date)];
    for (const { item, isDone } of items) {
      const [sum, more] = [sums.get(item.id) ?? { due: 0, done: 0 }, isDone ? done : open];
      sum.due += more.due;
      sum.done += more.done;
      sums.set(item.id, sum);
    }
  }
  return sums;
};

/** Returns due and done of each item up to today. Today's items count only once they are done. */
export const itemSums = (days: readonly ScheduleDay<AnyItem>[], today: CalendarDate): ProgressByItem =>
  addProgress(days, (progress, date) => progressToDate(progress, date, today));

/** Returns due and done of each item by week; a week begins on Sunday. */
export const weekSums = (
  days: readonly ScheduleDay<AnyItem>[],
): { readonly weekdate: CalendarDate; readonly sums: ProgressByItem }[] =>
  [...Map.groupBy(days, ({ date }) => startOfWeek(date))].map(([weekdate, its]) => ({
    weekdate,
    sums: addProgress(its, (progress) => progress),
  }));
