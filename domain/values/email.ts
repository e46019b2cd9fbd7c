import { z } from "zod";
import { dropInvisibleSigns } from "./invisible-signs.ts";

/** Returns the domain of an address as mail servers use it: characters beyond ASCII in punycode. An invalid domain is returned unchanged. */
const asciiDomain = (domain: string): string => {
  const isInternational = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /[^\p{ASCII}]|xn--/u.test(domain);
  return isInternational && URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
};

/** Maximum length of an address in mail (RFC 5321, 4.5.3.1.3). */
const maxAddressLength = 254;

/**
 * Returns an address in the normal form that is stored, looked up and counted: in lower case, without invisible characters, its domain in punycode,
 * full-width letters as plain ones. The text need not be valid. A text above the maximum length is cut, but is still too long to be valid.
 */
export const normaliseEmail = (typed: string): string => {
  const email = dropInvisibleSigns(typed.normalize("NFKC"))
    .trim()
    .toLowerCase()
    .slice(0, maxAddressLength + 1);
  const at = email.lastIndexOf("@") + 1;
  return `${email.slice(0, at)}${at === 0 ? email : asciiDomain(email.slice(at))}`;
};

const atoms = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const address = new RegExp(`^${atoms}(?:\\.${atoms})*@(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`, "u");
/** Maximum bytes of a mailbox name (RFC 5321, 4.5.3.1.1). */
const maxMailboxLength = 64;

/** Returns whether an address in normal form is valid: a mailbox name of any letters, and a domain with a dot. */
export const isEmail = (email: string): boolean =>
  address.test(email) && new TextEncoder().encode(email.slice(0, email.lastIndexOf("@"))).length <= maxMailboxLength;

/** Returns whether mail servers need SMTPUTF8 for an address: its mailbox name has characters beyond ASCII. */
export const hasInternationalMailbox = (email: string): boolean =>
  /[^\p{ASCII}]/u.test(email.slice(0, email.lastIndexOf("@")));

const isEmailWithin = (email: string, limit: number): boolean => email.length <= limit && isEmail(email);

/** Returns the schema of an email address, which is stored in normal form. `message` is the text of every error. */
export const emailField = (message: string, limit = 50) =>
  z
    .string({ error: message })
    .overwrite(normaliseEmail)
    .refine((email) => isEmailWithin(email, limit), message);

/** Returns the schema of an optional email address. */
export const optionalEmailField = (message: string, limit = 50) =>
  z
    .string({ error: message })
    .overwrite(normaliseEmail)
    .refine((email) => email === "" || isEmailWithin(email, limit), message)
    .default("");

const hideText = (text: string): string => `${[...text].slice(0, 1).join("")}•••`;

/** Masks an address for its owner: the first letter and the domain, `n•••@clinic.example`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf("@");
  return `${hideText(email.slice(0, at))}@${email.slice(at + 1)}`;
};

/** Masks an address for the holder of a link: only first letters and the ending, `m•••@e•••.com`. */
export const maskEmailAndDomain = (email: string): string => {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return `${hideText(email)}@${hideText(domain)}${domain.slice(domain.lastIndexOf("."))}`;
};
