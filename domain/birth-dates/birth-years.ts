import { addMonths, type CalendarDate, parseUs } from "../values/calendar-date.ts";
import * as texts from "./birth-dates-texts.ts";

/** Age in years below which a birth date is doubted: patients are rarely younger, so the century before is more likely. */
const unlikelyAge = 12;

const twoDigitYear = /^(?:\d{1,2}[/-]\d{1,2}[/-]\d{2}|\d{6})$/;

/** Returns both birth dates that a typed year of two digits may mean, when the later one makes a person younger than 12 today; otherwise none. */
export const birthDateChoices = (typed: string, today: CalendarDate): readonly CalendarDate[] => {
  const later = twoDigitYear.test(typed.trim()) ? parseUs(typed, today) : null;
  if (later === null || later <= addMonths(today, -12 * unlikelyAge)) return [];
  return [later, addMonths(later, -1200)];
};

/** Returns the question for a birth date that may be in either of two centuries. */
export const birthYearQuestion = ([later, earlier]: readonly CalendarDate[]): string =>
  texts.bornOrSelectTheYear(later?.slice(0, 4), earlier?.slice(0, 4));
