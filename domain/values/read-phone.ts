import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/min/metadata";
import { hasPhoneShape, normalisePhone } from "./phone.ts";

/** The number in E.164 without its national prefix; null for an unknown country, and for one that cannot be called there. */
const parseNumber = (phone: string): string | null => {
  if (!/^\+\p{Nd}+$/u.test(phone)) return null;
  const parsed = parsePhoneNumberFromString(phone, { extract: false }, metadata);
  if (!parsed) return null;
  // North American numbers by their shape: new area codes begin before any list of them.
  const isValid = parsed.countryCallingCode === "1" ? hasPhoneShape(parsed.number) : parsed.isValid();
  return isValid ? parsed.number : null;
};

const writtenTrunkZero = /[([]0[)\]]/;

/**
 * A typed phone in E.164, or null when it cannot be called: the calling code as `normalisePhone` reads it, then the country's own rules by
 * libphonenumber. National prefixes and `(0)` are dropped, except where the zero belongs to the number; an extension is refused.
 */
export const readPhone = (typed: string): string | null =>
  parseNumber(normalisePhone(typed)) ??
  parseNumber(normalisePhone(typed.normalize("NFKC").replace(writtenTrunkZero, "")));
