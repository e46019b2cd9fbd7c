import type { DayWindow } from "./schedule-item.ts";

/** A window that does not start before today (a day counted from surgery): what would start in the past starts today. */
export const startingTodayOrLater = <Item extends DayWindow>(item: Item, today: number): Item =>
  item.start >= today ? item : { ...item, start: today, end: Math.max(item.end, today) };

/** A window moved by some days; it does not start in the past. One that has passed stays where it is, since it is history. */
export const moveWindow = <Item extends DayWindow>(item: Item, byDays: number, today: number): Item =>
  item.end < today || byDays === 0
    ? item
    : startingTodayOrLater({ ...item, start: item.start + byDays, end: item.end + byDays }, today);

/** Changes all items whose window has not passed and leaves the others untouched. */
export const changeInBulk = <Item extends DayWindow>(
  items: readonly Item[],
  change: (item: Item) => Item,
  today: number,
): Item[] => items.map((item) => (item.end < today ? item : startingTodayOrLaterIfMoved(item, change(item), today)));

const startingTodayOrLaterIfMoved = <Item extends DayWindow>(before: Item, after: Item, today: number): Item =>
  after.start === before.start ? after : startingTodayOrLater(after, today);
