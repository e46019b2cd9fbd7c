/**
 * A typed phone in international form: a leading plus is kept; else more than 10 digits get a plus; else +1.
 * Spaces, brackets, dots and hyphens are dropped. The result is not yet known to be valid.
 */
export const normalisePhone = (text: string): string => {
  const kept = text.trim().replaceAll(/[\s().-]/g, "");
  if (kept.startsWith("+")) return kept;
  return kept.length > 10 ? `+${kept}` : `+1${kept}`;
};

const e164 = /^\+[1-9]\d{6,14}$/;
const northAmerican = /^\+1(?![2-9]11)[2-9]\d{2}(?![2-9]11)[2-9]\d{6}$/;

/** True for a valid international number (E.164); after +1 it must be a North American number of ten digits. */
export const isInternationalPhone = (phone: string): boolean =>
  phone.startsWith("+1") ? northAmerican.test(phone) : e164.test(phone);

/** The last four digits of a phone. */
export const lastFour = (phone: string): string => phone.replaceAll(/\D/g, "").slice(-4);

/** A patient's phone as it is shown: only its last four digits. */
export const maskPhone = (phone: string): string => `•••• ${lastFour(phone)}`;

/** True for exactly four digits, as searches by phone take them. */
export const isLastFour = (text: string): boolean => /^\d{4}$/.test(text);

/** A phone as lists show it: more than 10 digits get a plus, else +1; a North American number in its groups. */
export const shownPhone = (phoneNumber: string): string => {
  if (phoneNumber.trim() === "") return "";
  return normalisePhone(phoneNumber).replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "+1 $1 $2 $3");
};

/** A kept phone as a form shows it beside its country: a North American number without the +1, any other in international form. */
export const typedPhone = (phoneNumber: string): string => shownPhone(phoneNumber).replace(/^\+1 /, "");
