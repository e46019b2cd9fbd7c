import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { refuse, type Refusal } from "../values/refusal.ts";

/** Number of past days for which a patient may record. */
export const daysBack = 7;

/** Returns why a patient may not record for a day: it is in the future, or more than a week ago. Null when they may. */
export const refuseDay = (date: CalendarDate, today: CalendarDate): Refusal | null => {
  const days = daysBetween(date, today);
  if (days < 0) return refuse("This day has not come yet.");
  return days > daysBack ? refuse(`You can record at most ${daysBack} days back.`) : null;
};
