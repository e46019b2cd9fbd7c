import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/min/metadata";

/** Phone as parsed by the numbering plan of its country: in E.164 without the national prefix, and whether the plan allows it. */
export interface PlannedNumber {
  readonly e164: string;
  readonly callingCode: string;
  readonly isValid: boolean;
}

/** Parses a phone that begins with a plus by its country's numbering plan; null when no country or number is recognized. */
export const readByPlan = (phone: string): PlannedNumber | null => {
  const parsed = parsePhoneNumberFromString(phone, { extract: false }, metadata);
  return parsed ? { e164: parsed.number, callingCode: parsed.countryCallingCode, isValid: parsed.isValid() } : null;
};
