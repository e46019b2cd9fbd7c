import { z } from "zod";
import { dropInvisibleSigns } from "./invisible-signs.ts";
import { readPhone } from "./read-phone.ts";

export const invalidPhone = "Please enter valid number!";

/** A phone that must be there and that the form accepts, kept in E.164. `message` is the text of every problem. */
export const requiredPhone = (message: string, accepts: (phone: string) => boolean = () => true) =>
  z.string(message).transform((typed, context) => {
    const phone = readPhone(typed);
    if (phone !== null && accepts(phone)) return phone;
    context.addIssue(message);
    return z.NEVER;
  });

/** A phone of a form, kept in E.164. `missing` is said when there is none; without it a phone may be left out and stays empty. */
export const phoneField = (missing?: string) =>
  z.string(missing ?? invalidPhone).transform((typed, context) => {
    const isEmpty = dropInvisibleSigns(typed).trim() === "";
    const phone = isEmpty ? "" : readPhone(typed);
    if (phone !== null && !(isEmpty && missing)) return phone;
    context.addIssue((isEmpty && missing) || invalidPhone);
    return z.NEVER;
  });
