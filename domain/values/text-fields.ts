import { z } from "zod";
import { cleanLine, cleanText } from "./invisible-signs.ts";
import { needsALetter } from "../texts/length-texts.ts";
import * as texts from "./values-texts.ts";

const unreadable = texts.pleaseRemoveTheCharactersThat;

const wholeText = (problem?: string) => z.string(problem).refine((text) => text.isWellFormed(), unreadable);

/** Returns the schema of a text of one line, cleaned by `cleanLine`. `problem` is the error for a value that is no string. */
export const lineField = (problem?: string) => wholeText(problem).overwrite(cleanLine);

/** Returns the schema of a text of several lines, cleaned by `cleanText`. */
export const textField = (problem?: string) => wholeText(problem).overwrite(cleanText);

/** Returns whether a name is readable: it has at least one letter. */
export const hasLetter = (name: string): boolean => /\p{L}/u.test(name);

/** Returns the schema of a person's name. A name without a letter counts as missing. */
export const nameField = (missing: string) => lineField(missing).refine(hasLetter, missing);

/** Returns the schema of an optional name of a person. */
export const optionalNameField = (label: string) =>
  lineField().refine((name) => name === "" || hasLetter(name), needsALetter(label));
