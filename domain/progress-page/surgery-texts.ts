import { surgeryTypeLabel, type SurgeryType } from "../schedules/surgery-days.ts";
import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { formatLong } from "../values/long-date.ts";

/** Formats a patient's surgery: Knee surgery on November 5, 2026. */
export const surgerySentence = (type: SurgeryType, date: CalendarDate): string =>
  `${surgeryTypeLabel(type)} surgery on ${formatLong(date)}`;

/** Formats the distance of the surgery in whole days of the clinic's calendar: today, tomorrow, in 15 days, yesterday, 15 days ago. */
export const surgeryWhen = (date: CalendarDate, today: CalendarDate): string => {
  const days = daysBetween(date, today);
  if (days === 0) return "today";
  if (Math.abs(days) === 1) return days < 0 ? "tomorrow" : "yesterday";
  return days < 0 ? `in ${-days} days` : `${days} days ago`;
};
