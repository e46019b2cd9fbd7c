import { z } from "zod";
import { isLastFour } from "../values/phone.ts";

/** So many registrations stand on a page of the dialog. */
export const registeredPageSize = 5;

/** What is searched for among who registered; empty for everybody. */
export const registeredSearch = z
  .string()
  .max(100, "Please enter a shorter name.")
  .refine((text) => text === text.trim(), "Please remove empty spaces.");

/** Letters without accents and capitals, as last names are compared. */
export const plainName = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Four digits are the end of a phone, anything else the beginning of a last name. */
export const readRegisteredSearch = (text: string): { readonly lastFour?: string; readonly lastName?: string } => {
  if (text === "") return {};
  return isLastFour(text) ? { lastFour: text } : { lastName: plainName(text) };
};

/** What people read in the dialog. */
export const registeredTexts = {
  notFound: "This registration was not found. Somebody may have added or deleted it.",
  notYet: "The signed forms are being put together. Try again in a minute.",
  deleted: "Patient deleted successfully",
  deleteQuestion: "Delete this registration and its signed forms?",
} as const;
