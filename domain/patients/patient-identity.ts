import { type CalendarDate, formatUs } from "../values/calendar-date.ts";

/** The number that paper gives a patient: the last eight letters of the id in two groups, such as 0000-0418. The address of the patient's page ends with them. */
export const patientNumber = (patientId: string): string =>
  `${patientId.slice(-8, -4)}-${patientId.slice(-4)}`.toUpperCase();

/** Birth date and number, which tell apart patients of one name on paper. */
export const patientIdentity = (patientId: string, dob: CalendarDate): string =>
  `born ${formatUs(dob)} · patient no. ${patientNumber(patientId)}`;
