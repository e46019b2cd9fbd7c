import { programmeDays } from "../programmes/programme-fields.ts";

/** Errors for a window outside the days that programmes allow, or one that ends before it begins. */
export const contentWindowTexts = {
  outside: `Please choose days from S${programmeDays.first} to S+${programmeDays.last}.`,
  turned: "The last day lies before the first.",
} as const;
