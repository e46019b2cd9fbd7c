import { countText } from "../texts/count-text.ts";

/** Texts about surgeons. */
export const surgeonTexts = {
  added: "Surgeon added. A link to set a password is on its way.",
  updated: "Surgeon updated.",
  removed: (count: number): string => (count === 1 ? "Surgeon deleted." : `${count} surgeons deleted.`),
  notFound: "This surgeon was not found.",
  emailInUse: "This email cannot be used. Please enter another one.",
  noVcard: "Something went wrong. Please try again.",
  changed: "Somebody else changed this surgeon in the meantime. Nothing of yours is lost: compare and save again.",
  confirmDelete: "Are you sure you want to delete all the selected surgeons ?",
  confirmLogOut: "You will be logged out for the recent changes to take effect. Would you like to continue?",
  activePatients: (name: string, patients: number): string =>
    `${name} has ${countText(patients, "active patient")}. Give them another surgeon first.`,
} as const;
