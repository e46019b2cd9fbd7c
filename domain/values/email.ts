import { z } from "zod";

/** An e-mail address; compared without case, therefore kept in lower case. `message` is the text of every problem. */
export const emailField = (message: string, limit = 50) =>
  z
    .string({ error: message })
    .trim()
    .toLowerCase()
    .max(limit, message)
    .pipe(z.email({ error: message }));

/** The same, but it may be left empty. */
export const optionalEmailField = (message: string, limit = 50) => {
  const filled = emailField(message, limit);
  return z
    .string({ error: message })
    .trim()
    .toLowerCase()
    .refine((typed) => typed === "" || filled.safeParse(typed).success, message)
    .default("");
};

/** An address as it is looked up and counted, however it was typed, in wide letters too. It need not be one. */
export const normaliseEmail = (typed: string): string => typed.normalize("NFKC").trim().toLowerCase().slice(0, 200);

const hidden = (text: string): string => `${text.slice(0, 1)}•••`;

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
