import type { DayWindow } from "./schedule-item.ts";

/** A window that does not start before today (a day counted from surgery): what would start in the past starts today. */
export const startingTodayOrLater = <Item extends DayWindow>(item: Item, today: number): Item =>
  item.start >= today ? item : { ...item, start: today, end: Math.max(item.end, today) };
