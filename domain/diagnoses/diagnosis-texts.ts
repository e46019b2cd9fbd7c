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
/** Sentence about a line of an order file, by its number from 1. */
export const lineIsOfNoOrderFile = (line: number, text: string): string =>
  `Line ${line} is none of an ICD-10-CM order file: ${text}`;
