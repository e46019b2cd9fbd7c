import { z } from "zod";
import { dropInvisibleSigns } from "./invisible-signs.ts";

/** The domain of an address as mail servers know it: letters beyond ASCII in punycode. What is no domain stays as it is. */
const asciiDomain = (domain: string): string => {
  const isInternational = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /[^\p{ASCII}]|xn--/u.test(domain);
  return isInternational && URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
};

/** Letters of an address that mail can have (RFC 5321, 4.5.3.1.3). */
const mostOfAddress = 254;

/**
 * An address in its one form, as it is stored, looked up and counted: in lower case, without invisible signs, its domain in punycode, wide
 * letters as plain ones. It need not be one. What is longer than any address is cut, and is still too long.
 */
export const normaliseEmail = (typed: string): string => {
  const email = dropInvisibleSigns(typed.normalize("NFKC"))
    .trim()
    .toLowerCase()
    .slice(0, mostOfAddress + 1);
  const at = email.lastIndexOf("@") + 1;
  return `${email.slice(0, at)}${at === 0 ? email : asciiDomain(email.slice(at))}`;
};

const atoms = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const address = new RegExp(`^${atoms}(?:\\.${atoms})*@(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`, "u");
/** Bytes of a mailbox name (RFC 5321, 4.5.3.1.1). */
const mostOfMailbox = 64;

/** True for an address in its one form: a mailbox name of any letters, and a domain with a dot. */
export const isEmail = (email: string): boolean =>
  address.test(email) && new TextEncoder().encode(email.slice(0, email.lastIndexOf("@"))).length <= mostOfMailbox;

/** True when mail servers need SMTPUTF8 for an address: its mailbox name has letters beyond ASCII. */
export const hasInternationalMailbox = (email: string): boolean =>
  /[^\p{ASCII}]/u.test(email.slice(0, email.lastIndexOf("@")));

const isEmailWithin = (email: string, limit: number): boolean => email.length <= limit && isEmail(email);

/** An e-mail address, kept in its one form. `message` is the text of every problem. */
export const emailField = (message: string, limit = 50) =>
  z
    .string({ error: message })
    .overwrite(normaliseEmail)
    .refine((email) => isEmailWithin(email, limit), message);

/** The same, but it may be left empty. */
export const optionalEmailField = (message: string, limit = 50) =>
  z
    .string({ error: message })
    .overwrite(normaliseEmail)
    .refine((email) => email === "" || isEmailWithin(email, limit), message)
    .default("");

const hidden = (text: string): string => `${[...text].slice(0, 1).join("")}•••`;

/** An address for its owner: the first letter and the domain, `n•••@clinic.example`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf("@");
  return `${hidden(email.slice(0, at))}@${email.slice(at + 1)}`;
};

/** An address for whoever holds a link: first letters and the ending only, `m•••@e•••.com`. */
export const maskEmailAndDomain = (email: string): string => {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return `${hidden(email)}@${hidden(domain)}${domain.slice(domain.lastIndexOf("."))}`;
};
