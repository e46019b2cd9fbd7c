import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { refuse, type Refusal } from "../values/refusal.ts";
import * as texts from "./recording-texts.ts";

/** Number of past days for which a patient may record. */
export const daysBack = 7;

/** Returns why a patient may not record for a day: it is in the future, or more than a week ago. Null when they may. */
export const refuseDay = (date: CalendarDate, today: CalendarDate): Refusal | null => {
  const days = daysBetween(date, today);
  if (days < 0) return refuse(texts.thisDayHasNotCome);
  return days > daysBack ? refuse(texts.youCanRecordAtMost(daysBack)) : null;
};
