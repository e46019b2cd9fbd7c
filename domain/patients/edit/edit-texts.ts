import type { relationships } from "../caregiver.ts";

/** Parts of a patient's record, as a notice names them. */
export const partNames: Readonly<Record<string, string>> = {
  person: "the details",
  caregiver: "the caregiver",
  address: "the ship address",
  coach: "the health coach",
};
export const changedPart = (author: string, part: string): string => `${author} changed ${part}`;
export const somebody = "Somebody";
export const thePatient = "the patient";
export const firstAndMore = (first: string, moreCount: number): string => `${first} and ${moreCount} more`;
export const orderPendingSince = (devices: string, date: string): string => `${devices}, order Pending since ${date}`;
/** Sentence about devices that wait, by their names. */
export const devicesWait = (devices: readonly string[], hasAddress: boolean): string => {
  const waits = devices.length === 1 ? `${devices[0]} waits` : `${devices.length} devices wait`;
  return `${waits} ${hasAddress ? "to be sent here" : "for an address"}.`;
};
export const orderNouns = ["order Pending", "orders Pending"] as const;
export const reminderNouns = ["reminder", "reminders"] as const;
export const caseNouns = ["case", "cases"] as const;

const relationshipLabels: Readonly<Record<(typeof relationships)[number], string>> = {
  "Spouse or Partner": "Spouse or Partner",
  Child: "Child",
  Sibling: "Sibling",
  Friend: "Friend",
  Parent: "Parent",
  "Professional caregiver": "Professional caregiver",
  Other: "Other",
};
/** Returns the label of a caregiver's relationship to the patient. */
export const relationshipLabel = (relationship: string): string =>
  (relationshipLabels as Readonly<Record<string, string>>)[relationship] ?? relationship;
