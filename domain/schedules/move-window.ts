import type { DayWindow } from "./schedule-item.ts";

/** Returns an item whose window starts today (a day counted from surgery) or later: a start in the past becomes today. */
export const startingOnOrAfter = <Item extends DayWindow>(item: Item, today: number): Item =>
  item.start >= today ? item : { ...item, start: today, end: Math.max(item.end, today) };
