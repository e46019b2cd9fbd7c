import { type CalendarDate, formatUs } from "../values/calendar-date.ts";
import * as texts from "./patients-texts.ts";

/**
 * Returns the number that identifies a patient on paper: the last eight characters of the id in two groups, such as 0000-0418. The address of the
 * patient's page ends with the same characters.
 */
export const patientNumber = (patientId: string): string =>
  `${patientId.slice(-8, -4)}-${patientId.slice(-4)}`.toUpperCase();

/** Formats birth date and patient number, which distinguish patients with the same name on paper. */
export const patientIdentity = (patientId: string, dob: CalendarDate): string =>
  texts.bornOn(formatUs(dob), patientNumber(patientId));
