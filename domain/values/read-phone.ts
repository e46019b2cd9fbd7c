import type { PlannedNumber } from "./numbering-plans.ts";
import { hasPhoneShape, normalisePhone } from "./phone.ts";

let readByPlan: ((phone: string) => PlannedNumber | null) | null = null;

/**
 * Loads the numbering plans of all countries (25 kB compressed), which `readPhone` uses from then on. The server loads them at its start; a browser
 * loads them when a phone field first gets the focus. Until then the browser checks only the shape of phones and leaves the rest to the server.
 */
export const loadNumberingPlans = async (): Promise<void> => {
  ({ readByPlan } = await import("./numbering-plans.ts"));
};

const readNumber = (phone: string): string | null => {
  if (!/^\+\p{Nd}+$/u.test(phone)) return null;
  if (!readByPlan) return hasPhoneShape(phone) ? phone : null;
  const number = readByPlan(phone);
  if (!number) return null;
  // North American numbers are checked by their shape, because new area codes are in use before any list has them.
  const isValid = number.callingCode === "1" ? hasPhoneShape(number.e164) : number.isValid;
  return isValid ? number.e164 : null;
};

const trunkZeroInBrackets = /[([]0[)\]]/;

/**
 * Converts a phone number that a user typed to E.164; null when it is not a valid number. `normalisePhone` adds the calling code, then libphonenumber
 * applies the country's rules. National prefixes and `(0)` are removed, except a zero that belongs to the number; an extension is refused.
 */
export const readPhone = (typed: string): string | null =>
  readNumber(normalisePhone(typed)) ??
  readNumber(normalisePhone(typed.normalize("NFKC").replace(trunkZeroInBrackets, "")));
