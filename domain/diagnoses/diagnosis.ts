import { z } from "zod";
import { lineField } from "../values/text-fields.ts";

/** Texts about diagnoses. */
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

/** Maximum lengths of a code and of its description, in characters. */
export const maxCodeLength = 20;
export const maxDescriptionLength = 500;

/** Maximum number of diagnoses that one call adds. */
export const maxDiagnosesAtOnce = 50;

/** Returns a code as the official list writes it: in capitals, with a point after the third character if it looks like a code of the list. */
export const writtenCode = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]\d[\dA-Z])([\dA-Z]{1,4})$/, "$1.$2");

/** Schema of a typed diagnosis. */
export const diagnosisForm = z.object({
  dxCode: lineField("Please enter a code.")
    .min(1, "Please enter a code.")
    .max(maxCodeLength, "Code must be 20 characters or less")
    .transform(writtenCode)
    .refine((code) => code.length <= maxCodeLength, "Code must be 20 characters or less"),
  dxDescription: lineField("Please enter a description.")
    .min(1, "Please enter a description.")
    .max(maxDescriptionLength, "Description must be 500 characters or less"),
});

export type Diagnosis = z.output<typeof diagnosisForm>;

/** Returns the side of the body that descriptions name; null when they name none or both. */
export const sideOf = (descriptions: readonly string[]): "left" | "right" | null => {
  const [left, right] = [/\bleft\b/i, /\bright\b/i].map((side) => descriptions.some((text) => side.test(text)));
  if (left === right) return null;
  return left ? "left" : "right";
};
