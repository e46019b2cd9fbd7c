import { z } from "zod";
import { lineField } from "../values/text-fields.ts";

/** What people read about diagnoses. */
export const diagnosisTexts = {
  notFound: "This diagnosis was not found.",
  inactive: "This patient is inactive",
  changed: "Somebody else changed this diagnosis in the meantime. Close the dialog to see it, then change it again.",
  already: (code: string) => `${code} is already recorded`,
  added: "Diagnosis added successfully",
  updated: "Diagnosis updated successfully",
  deleted: "Diagnosis deleted successfully",
  restored: "The diagnosis is back.",
  notListed: "not in the list",
  failed: { save: "Operation failed", remove: "Delete failed" },
  crashed: {
    save: "An error occurred while saving the diagnosis",
    remove: "An error occurred while deleting the diagnosis",
  },
} as const;

/** Most characters of a code, and of its description. */
export const longestCode = 20;
export const longestDescription = 500;

/** Most diagnoses that are added at once. */
export const mostAddedAtOnce = 50;

/** A code as the list writes it: capitals, and a point behind the third sign of what looks like one of its codes. */
export const writtenCode = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]\d[\dA-Z])([\dA-Z]{1,4})$/, "$1.$2");

/** A diagnosis as it is typed. */
export const diagnosisForm = z.object({
  dxCode: lineField("Please enter a code.")
    .min(1, "Please enter a code.")
    .max(longestCode, "Code must be 20 characters or less")
    .transform(writtenCode)
    .refine((code) => code.length <= longestCode, "Code must be 20 characters or less"),
  dxDescription: lineField("Please enter a description.")
    .min(1, "Please enter a description.")
    .max(longestDescription, "Description must be 500 characters or less"),
});

export type Diagnosis = z.output<typeof diagnosisForm>;

/** The side of the body that descriptions name; null when they name none or both. */
export const sideOf = (descriptions: readonly string[]): "left" | "right" | null => {
  const [left, right] = [/\bleft\b/i, /\bright\b/i].map((side) => descriptions.some((text) => side.test(text)));
  if (left === right) return null;
  return left ? "left" : "right";
};
