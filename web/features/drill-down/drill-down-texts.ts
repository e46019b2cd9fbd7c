import { countText, groupedCountText } from "@restride/domain/texts/count-text.ts";

export const noneTexts = { patient: "Nobody.", day: "Nothing was due.", form: "Nothing was answered." };
export const itemDayDue = "item-day due";
export const itemDaysDue = "item-days due";
export const notCounted = "Not counted";
export const countingLabel = "Counting";
export const nothingWasChanged = "Nothing was changed.";
export const countedAsOf = (asOf: string): string => `Counted ${asOf}.`;
export const csv = "CSV";
export const theTableCouldNotBe = "The table could not be saved. Please try again.";
export const moreFormCount = (count: number): string => groupedCountText(count, "more form");
export const theDaysAreNotShown = "The days are not shown.";
export const moreDayCount = (count: number): string => countText(count, "more day");
export const openPatient = "Open patient";
export const itReadWhenItWas = (pressedCount: string): string => `It read ${pressedCount} when it was pressed.`;
export const openAsList = "Open as list";
export const morePatientCount = (count: number): string => groupedCountText(count, "more patient");
export const noNumber = "No number";
export const thisNumberCannotBeOpened = "This number cannot be opened. Close it and press it again.";
export const doneShare = (share: string): string => `done, ${share}`;
/** What is counted, one and several. */
export const countedNouns = {
  patient: ["patient", "patients"],
  day: ["day", "days"],
  form: ["form", "forms"],
} as const;
