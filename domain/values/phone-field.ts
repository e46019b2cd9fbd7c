import { z } from "zod";
import { dropInvisibleSigns } from "./invisible-signs.ts";
import { readPhone } from "./read-phone.ts";
import * as texts from "./values-texts.ts";

export const invalidPhone = texts.pleaseEnterValidNumber;

/** Returns the schema of a required phone that the form accepts, stored in E.164. `message` is the text of every error. */
export const requiredPhone = (message: string, accepts: (phone: string) => boolean = () => true) =>
  z.string(message).transform((typed, context) => {
    const phone = readPhone(typed);
    if (phone !== null && accepts(phone)) return phone;
    context.addIssue(message);
    return z.NEVER;
  });

/**
 * Returns the schema of a phone, stored in E.164. With `missing` the phone is required, and `missing` is the error for an empty one; otherwise an
 * empty phone stays empty.
 */
export const phoneField = (missing?: string) =>
  z.string(missing ?? invalidPhone).transform((typed, context) => {
    const isEmpty = dropInvisibleSigns(typed).trim() === "";
    const phone = isEmpty ? "" : readPhone(typed);
    if (phone !== null && !(isEmpty && missing)) return phone;
    context.addIssue((isEmpty && missing) || invalidPhone);
    return z.NEVER;
  });
