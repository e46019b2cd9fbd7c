import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/min/metadata";

/** A phone as its country's numbering plan reads it: without the national prefix, and whether the plan has such numbers. */
export interface PlannedNumber {
  readonly e164: string;
  readonly callingCode: string;
  readonly isValid: boolean;
}

/** Reads a phone that begins with a plus by its country's numbering plan; null where no country or no number is recognized. */
export const readByPlan = (phone: string): PlannedNumber | null => {
  const parsed = parsePhoneNumberFromString(phone, { extract: false }, metadata);
  return parsed ? { e164: parsed.number, callingCode: parsed.countryCallingCode, isValid: parsed.isValid() } : null;
};
