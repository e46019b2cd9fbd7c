/** Separators between the digits of a phone: spaces, brackets, dashes of every kind, slashes and dots, and invisible characters. */
const separators = /[\s\p{Default_Ignorable_Code_Point}\u2800\p{Pd}\u2212\u30FC()[\]./·~]/gu;

/**
 * Returns a typed phone with its calling code: a leading plus stays; otherwise a phone of more than 10 digits gets a plus, and any other one +1.
 * Separators and invisible characters are removed. The result may be invalid, and may contain a national zero.
 */
export const normalisePhone = (text: string): string => {
  const phone = text.normalize("NFKC").replaceAll(separators, "");
  if (phone.startsWith("+")) return phone;
  return phone.length > 10 ? `+${phone}` : `+1${phone}`;
};

const e164 = /^\+[1-9]\d{6,14}$/;
const northAmerican = /^\+1(?![2-9]11)[2-9]\d{2}(?![2-9]11)[2-9]\d{6}$/;

/**
 * Returns whether a phone has the shape of an international number (E.164); after +1 it must be a North American number of ten digits. Only
 * `readPhone` decides whether it can be called.
 */
export const hasPhoneShape = (phone: string): boolean =>
  phone.startsWith("+1") ? northAmerican.test(phone) : e164.test(phone);

/** Returns the last four digits of a phone. */
export const lastFour = (phone: string): string => phone.replaceAll(/\D/g, "").slice(-4);

/** Masks a patient's phone to its last four digits. */
export const maskPhone = (phone: string): string => `•••• ${lastFour(phone)}`;

/** Returns whether a text is exactly four digits, as in searches by phone. */
export const isLastFour = (text: string): boolean => /^\d{4}$/.test(text);

/** Formats a phone for lists: more than 10 digits get a plus, otherwise +1; a North American number is grouped. */
export const shownPhone = (phoneNumber: string): string => {
  if (phoneNumber.trim() === "") return "";
  return normalisePhone(phoneNumber).replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "+1 $1 $2 $3");
};

/**
 * Formats a stored phone for an input field beside its country: a North American number without +1, any other in international form. A phone that
 * cannot be called is returned as it is stored, for a person to correct.
 */
export const typedPhone = (phoneNumber: string): string =>
  hasPhoneShape(normalisePhone(phoneNumber)) ? shownPhone(phoneNumber).replace(/^\+1 /, "") : phoneNumber.trim();
