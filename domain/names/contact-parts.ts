/** Returns the digits of a text that is written as a phone number; empty for other texts. */
const digitsOf = (text: string): string => (/^[+\d\s().-]+$/.test(text) ? text.replaceAll(/\D/g, "") : "");

/**
 * Returns the form in which emails, phones and codes are searched: of a phone its digits, otherwise the text in small letters and Unicode form
 * NFKC.
 */
export const contactForm = (text: string): string => digitsOf(text) || text.normalize("NFKC").toLowerCase();

/**
 * Returns the parts whose beginnings match an email, a phone or a code: its form from each character to the end, so that a search finds it by
 * any piece of it. `AB12` has `ab12`, `b12`, `12` and `2`.
 */
export const contactParts = (contact: string): string[] => {
  const characters = [...contactForm(contact)];
  return [...new Set(characters.map((_character, index) => characters.slice(index).join("")))];
};
