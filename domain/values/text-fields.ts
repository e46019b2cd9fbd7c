import { z } from "zod";
import { cleanLine, cleanText } from "./invisible-signs.ts";

const unreadable = "Please remove the characters that cannot be shown.";

const wholeText = (problem?: string) => z.string(problem).refine((text) => text.isWellFormed(), unreadable);

/** A field of one line, as `cleanLine` keeps it. `problem` is the text for what is no string. */
export const lineField = (problem?: string) => wholeText(problem).overwrite(cleanLine);

/** A field of several lines, as `cleanText` keeps it. */
export const textField = (problem?: string) => wholeText(problem).overwrite(cleanText);

/** True for a name that somebody can read: it has a letter. */
export const hasLetter = (name: string): boolean => /\p{L}/u.test(name);

/** The name of a person. Without a letter it is missing. */
export const nameField = (missing: string) => lineField(missing).refine(hasLetter, missing);

/** The name of a person that may be left out. */
export const optionalNameField = (label: string) =>
  lineField().refine((name) => name === "" || hasLetter(name), `${label} needs a letter.`);
