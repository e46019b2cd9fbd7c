import type { AgeGroup } from "@restride/domain/patients/age-group.ts";
import type { Gender } from "@restride/domain/patients/person-name.ts";
import { countText } from "@restride/domain/texts/count-text.ts";

export const daysAndDates = (days: string, first: string, last: string): string => `${days} · ${first} – ${last}`;
export const startsTodayNot = (days: string, original: string): string => `${days} · starts today, not ${original}`;
export const startsToday = (days: string): string => `${days} · starts today`;
export const assignedRegimens = "Assigned regimens";
export const surgeryLabel = (surgery: string): string => `Surgery ${surgery}`;
export const removeName = (name: string): string => `Remove ${name}`;
export const exerciseCount = (count: number): string => countText(count, "exercise");
export const exercisesOnDays = (exercises: number, days: number): string =>
  `${exerciseCount(exercises)}, ${countText(days, "exercise day")}`;
export const fullestDayExerciseRound = (
  shortDay: string,
  surgeryDayLabel: string,
  count: number,
  rounds: number,
): string =>
  `Fullest day ${shortDay}, ${surgeryDayLabel}: ${countText(count, "exercise")}, ${countText(rounds, "round")}`;
export const aDay = (time: number): string => `${time} a day`;
export const itsDaysHavePassed = "Its days have passed.";
export const ofTheAreAssignedAlready = (repeats: number, count: number): string =>
  `${repeats} of the ${count} are assigned already and would be due twice on some days.`;
export const assignedLabel = "Assigned";
export const remove = "Remove";
export const assign = "Assign";
export const moreText = (more: number): string => `${more} more`;
export const viewName = (name: string): string => `View ${name}`;
export const view = "View";
export const all = "All";
export const surgeryType = "Surgery type";
export const ageGroup = "Age group";
export const gender = "Gender";
export const assignARegimenToContinue = "Assign a regimen to continue.";
export const assignRegimens = "ASSIGN REGIMENS";
export const filters = "Filters";
export const forLabel = "For";
export const showAllRegimens = "Show all regimens";
export const regimenCount = (count: number): string => countText(count, "regimen");
export const regimensCouldNotBeLoaded = "Regimens could not be loaded.";
export const regimens = "Regimens";
export const regimensAssignedFirst = "regimens, assigned first";
/** Returns the label of an age group: 61-70, 81+. */
export const ageGroupLabel = (group: AgeGroup): string => group;
export const genderLabels: Readonly<Record<Gender, string>> = { male: "male", female: "female" };
