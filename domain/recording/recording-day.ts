import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { refuse, type Refusal } from "../values/refusal.ts";

/** How many days back a patient may record. */
export const daysBack = 7;

/** Whether a patient may record something for a day: not ahead of today, and at most a week back. Null when they may. */
export const refuseDay = (date: CalendarDate, today: CalendarDate): Refusal | null => {
  const days = daysBetween(date, today);
  if (days < 0) return refuse("This day has not come yet.");
  return days > daysBack ? refuse(`You can record at most ${daysBack} days back.`) : null;
};
