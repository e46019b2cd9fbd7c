import { countText } from "../texts/count-text.ts";

/** Texts of the search for a patient of the company. */
export const locateTexts = {
  title: "LOCATE PATIENT",
  none: (customers: number): string => `No patient found in ${countText(customers, "customer")}.`,
  matches: (patients: number, customers: number): string =>
    `${countText(patients, "patient")} in ${countText(customers, "customer")}`,
  reach: "Only customers you may act for. View patient changes the chosen customer.",
  nothing: "Please enter at least one of them.",
} as const;
