import { z } from "zod";
import { searchParts } from "../names/search-form.ts";
import { isLastFour } from "../values/phone.ts";
import * as texts from "./registration-texts.ts";

/** Number of registrations on a page of the dialog. */
export const registeredPageSize = 5;

/** Schema of the search text for registrations; an empty one matches all. */
export const registeredSearch = z
  .string()
  .max(100, texts.pleaseEnterAShorterName)
  .refine((text) => text === text.trim(), texts.pleaseRemoveEmptySpaces);

/** Parses a search text: four digits are the end of a phone, any other text is parts of names. */
export const readRegisteredSearch = (
  text: string,
): { readonly lastFour?: string; readonly nameParts?: readonly string[] } => {
  if (isLastFour(text)) return { lastFour: text };
  const nameParts = searchParts(text);
  return nameParts.length === 0 ? {} : { nameParts };
};
