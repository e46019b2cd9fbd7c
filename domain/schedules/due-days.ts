import { isPaused, type Pauses } from "./hold.ts";
import { type CalendarDate, dayNumber, fromDayNumber, weekdayOfNumber } from "../values/calendar-date.ts";
import { isInPattern } from "./interval.ts";
import {
  type AnyItem,
  type AnyPlan,
  type QuestionnairePlan,
  type DayWindow,
  type DosedPlan,
  isQuestionnaire,
  isValidOn,
} from "./schedule-item.ts";

/** Returns whether an exercise or device is planned on a day counted from surgery: within its window, and in the pattern of its interval. */
export const isDosedOn = (
  { start, end, interval, skipOnSurgeryDate }: Omit<DosedPlan, "id" | "area" | "times">,
  day: number,
): boolean => day >= start && day <= end && !(day === 0 && skipOnSurgeryDate) && isInPattern(interval, day - start);

const isQuestionnaireDue = (item: QuestionnairePlan, day: number, weekday: number): boolean => {
  if (day === 0 && item.skipOnSurgeryDate) return false;
  if (item.type === "custom") return item.days.includes(day);
  return day >= item.start && day <= item.end && item.weekdays.includes(weekday);
};

/**
 * Returns whether an item is planned on a day, regardless of validity and pauses. `day` counts from surgery; `weekday` is the weekday of this day, 0
 * for Sunday. An exercise or device is planned in its window on the days of its interval's pattern, counted from the first day of the window; a
 * weekly questionnaire on its weekdays in its window; a custom one on its listed days.
 */
export const isPlannedOn = (item: AnyPlan, day: number, weekday: number): boolean =>
  isQuestionnaire(item) ? isQuestionnaireDue(item, day, weekday) : isDosedOn(item, day);

const makeIsPlanned = (date: CalendarDate): ((item: AnyItem) => boolean) => {
  const number = dayNumber(date);
  const weekday = weekdayOfNumber(number);
  return (item) => isValidOn(item, date) && isPlannedOn(item, number - dayNumber(item.surgeryDate), weekday);
};

/** Returns whether a revision is valid and planned on a date, regardless of pauses. */
export const isPlanned = (item: AnyItem, date: CalendarDate): boolean => makeIsPlanned(date)(item);

/** Returns whether any of the revisions is valid and planned on a date, regardless of pauses. */
export const isAnyPlanned = (items: readonly AnyItem[], date: CalendarDate): boolean => items.some(makeIsPlanned(date));

/** Returns whether a revision is due on a date: it is valid and planned, and no pause applies. */
export const isDue = (item: AnyItem, date: CalendarDate, pauses: Pauses): boolean =>
  isPlanned(item, date) && !isPaused(date, pauses);

/** Returns the revisions that are due on a date, in their given order. */
export const dueItems = <Item extends AnyItem>(items: readonly Item[], date: CalendarDate, pauses: Pauses): Item[] =>
  isPaused(date, pauses) ? [] : items.filter(makeIsPlanned(date));

/** Returns the dates from `from` to `to`, both included, on which a revision is due. */
export const dueDaysBetween = (item: AnyItem, from: CalendarDate, to: CalendarDate, pauses: Pauses): CalendarDate[] => {
  const surgery = dayNumber(item.surgeryDate);
  const dates: CalendarDate[] = [];
  for (let number = dayNumber(from), last = dayNumber(to); number <= last; number++) {
    if (!isPlannedOn(item, number - surgery, weekdayOfNumber(number))) continue;
    const date = fromDayNumber(number);
    if (isValidOn(item, date) && !isPaused(date, pauses)) dates.push(date);
  }
  return dates;
};

/** Returns the first and the last day of a plan, counted from surgery. */
export const spanOfItem = (item: AnyPlan): DayWindow =>
  isQuestionnaire(item) && item.type === "custom" && item.days.length > 0
    ? { start: Math.min(...item.days), end: Math.max(...item.days) }
    : item;

/** Returns whether an item has passed: it has no possible day from `today` on, counted from surgery. */
export const hasPassed = (item: AnyPlan, today: number): boolean => spanOfItem(item).end < today;
