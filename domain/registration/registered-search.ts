import { z } from "zod";
import { searchParts } from "../names/search-form.ts";
import { isLastFour } from "../values/phone.ts";

/** So many registrations stand on a page of the dialog. */
export const registeredPageSize = 5;

/** What is searched for among who registered; empty for everybody. */
export const registeredSearch = z
  .string()
  .max(100, "Please enter a shorter name.")
  .refine((text) => text === text.trim(), "Please remove empty spaces.");

/** Four digits are the end of a phone, anything else beginnings of names. */
export const readRegisteredSearch = (
  text: string,
): { readonly lastFour?: string; readonly nameParts?: readonly string[] } => {
  if (isLastFour(text)) return { lastFour: text };
  const nameParts = searchParts(text);
  return nameParts.length === 0 ? {} : { nameParts };
};

/** What people read in the dialog. */
export const registeredTexts = {
  notFound: "This registration was not found. Somebody may have added or deleted it.",
  notYet: "The signed forms are being put together. Try again in a minute.",
  deleted: "Patient deleted successfully",
  deleteQuestion: "Delete this registration and its signed forms?",
} as const;
