import { groupedCountText } from "@restride/domain/texts/count-text.ts";

export const patientCount = (count: number): string => groupedCountText(count, "patient");
export const complete = "Complete";
export const home = "Home";
export const untilTo = (to: string): string => `Until ${to}`;
export const period = "Period";
export const surgeryType = "Surgery type";
export const nothingWasChanged = "Nothing was changed.";
export const selectACountToOpen =
  "Select a count to open those patients in the patient list, or the sign beside it to see what each of them did.";
export const rangesEndAtTheEnd = "Ranges end at the end of last week.";
