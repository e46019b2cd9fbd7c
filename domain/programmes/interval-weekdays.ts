import { type Interval, isInPattern } from "../schedules/interval.ts";
import { weekdayNames } from "../texts/weekday-names.ts";

/** Returns the weekdays of an interval that begins on a weekday (0 Sunday), Sunday first: `Mon Thu Sat`. Empty for every day. */
export const intervalWeekdays = (interval: Interval, firstWeekday: number): string => {
  const due = weekdayNames.filter((_, weekday) => isInPattern(interval, (weekday - firstWeekday + 7) % 7));
  return due.length === weekdayNames.length ? "" : due.join(" ");
};
