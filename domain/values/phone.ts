/** What stands between the digits of a phone: spaces, brackets, every kind of dash, slashes and dots, and signs that nobody sees. */
const separators = /[\s\p{Default_Ignorable_Code_Point}\u2800\p{Pd}\u2212\u30FC()[\]./·~]/gu;

/**
 * A typed phone with its calling code: a leading plus is kept; else more than 10 digits get a plus; else +1. Separators and invisible
 * signs are dropped. The result is not yet known to be valid, and may hold a national zero.
 */
export const normalisePhone = (text: string): string => {
  const phone = text.normalize("NFKC").replaceAll(separators, "");
  if (phone.startsWith("+")) return phone;
  return phone.length > 10 ? `+${phone}` : `+1${phone}`;
};

const e164 = /^\+[1-9]\d{6,14}$/;
const northAmerican = /^\+1(?![2-9]11)[2-9]\d{2}(?![2-9]11)[2-9]\d{6}$/;

/**
 * True for the shape of an international number (E.164); after +1 it must be a North American number of ten digits. Whether the number can
 * be called, `readPhone` tells.
 */
export const hasPhoneShape = (phone: string): boolean =>
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
