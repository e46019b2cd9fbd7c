import { type CalendarDate } from "../values/calendar-date.ts";

/** Age groups of patients, youngest first. */
export const ageGroups = ["0-29", "30-40", "41-50", "51-60", "61-70", "71-80", "81+"] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** Returns the age in whole years on a day. A person born on February 29 has the birthday on March 1 in common years. */
export const ageOn = (birth: CalendarDate, day: CalendarDate): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);

const lastAges = [29, 40, 50, 60, 70, 80];

/** Returns the age group of an age in whole years. */
export const ageGroupOf = (age: number): AgeGroup => {
  const at = lastAges.findIndex((last) => age <= last);
  return ageGroups[at === -1 ? ageGroups.length - 1 : at] ?? "81+";
};
