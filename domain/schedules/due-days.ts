import { isHeld, type Hold } from "../patients/hold.ts";
import { type CalendarDate, dayNumber, fromDayNumber, weekdayOfNumber } from "../values/calendar-date.ts";
import { isInPattern } from "./interval.ts";
import {
  type AnyItem,
  isQuestionnaire,
  type QuestionnaireItem,
  type ScheduleContext,
  type ScheduleItem,
} from "./schedule-item.ts";

const isScheduled = ({ start, end, interval, skipOnSurgeryDate }: ScheduleItem, day: number): boolean =>
  day >= start && day <= end && !(day === 0 && skipOnSurgeryDate) && isInPattern(interval, day - start);

const isAsked = (item: QuestionnaireItem, day: number, weekday: number): boolean => {
  if (day === 0 && item.skipOnSurgeryDate) return false;
  if (item.type === "custom") return item.days.includes(day);
  return day >= item.start && day <= item.end && item.weekdays.includes(weekday);
};

/**
 * True when an item's plan names a day, holds aside. `day` counts from surgery; `weekday` is that day's, 0 Sunday.
 * An exercise or device is due in its window on the days of its interval's pattern, counted from the first day of the
 * window; a weekly questionnaire on its weekdays in its window; a custom one on its listed days.
 */
export const isPlannedOn = (item: AnyItem, day: number, weekday: number): boolean =>
  isQuestionnaire(item) ? isAsked(item, day, weekday) : isScheduled(item, day);

/** True when an item is due on a date: its plan names the day and no technical hold pauses it. */
export const isDue = (item: AnyItem, date: CalendarDate, { surgeryDate, holds }: ScheduleContext): boolean => {
  const number = dayNumber(date);
  return isPlannedOn(item, number - dayNumber(surgeryDate), weekdayOfNumber(number)) && !isHeld(date, holds);
};

/** The items that are due on a date, in their given order. */
export const dueItems = <Item extends AnyItem>(
  items: readonly Item[],
  date: CalendarDate,
  { surgeryDate, holds }: ScheduleContext,
): Item[] => {
  if (isHeld(date, holds)) return [];
  const number = dayNumber(date);
  const [day, weekday] = [number - dayNumber(surgeryDate), weekdayOfNumber(number)];
  return items.filter((item) => isPlannedOn(item, day, weekday));
};

const notHeld = (date: CalendarDate, holds: readonly Hold[]): boolean => holds.length === 0 || !isHeld(date, holds);

/** The dates from `from` to `to`, both included, on which an item is due. */
export const dueDaysBetween = (
  item: AnyItem,
  from: CalendarDate,
  to: CalendarDate,
  { surgeryDate, holds }: ScheduleContext,
): CalendarDate[] => {
  const surgery = dayNumber(surgeryDate);
  const dates: CalendarDate[] = [];
  for (let number = dayNumber(from), last = dayNumber(to); number <= last; number++) {
    if (!isPlannedOn(item, number - surgery, weekdayOfNumber(number))) continue;
    const date = fromDayNumber(number);
    if (notHeld(date, holds)) dates.push(date);
  }
  return dates;
};

/** True when an item can be due on no day after `day`, counted from surgery: its window has passed. */
export const hasPassed = (item: AnyItem, today: number): boolean =>
  isQuestionnaire(item) && item.type === "custom" ? item.days.every((day) => day < today) : item.end < today;
