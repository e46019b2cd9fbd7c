import { z } from "zod";
import { searchParts } from "../names/search-form.ts";
import { isLastFour } from "../values/phone.ts";

/** Number of registrations on a page of the dialog. */
export const registeredPageSize = 5;

/** Schema of the search text for registrations; an empty one matches all. */
export const registeredSearch = z
  .string()
  .max(100, "Please enter a shorter name.")
  .refine((text) => text === text.trim(), "Please remove empty spaces.");

/** Parses a search text: four digits are the end of a phone, any other text is parts of names. */
export const readRegisteredSearch = (
  text: string,
): { readonly lastFour?: string; readonly nameParts?: readonly string[] } => {
  if (isLastFour(text)) return { lastFour: text };
  const nameParts = searchParts(text);
  return nameParts.length === 0 ? {} : { nameParts };
};

/** Texts of the dialog. */
export const registeredTexts = {
  notFound: "This registration was not found. Somebody may have added or deleted it.",
  notYet: "The signed forms are being put together. Try again in a minute.",
  deleted: "Patient deleted successfully",
  deleteQuestion: "Delete this registration and its signed forms?",
} as const;
