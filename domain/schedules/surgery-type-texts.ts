import { countText } from "../texts/count-text.ts";

export const knee = "Knee";
export const hip = "Hip";
/** Labels of the times before and after surgery. */
export const surgeryTimeLabels = { Pre: "Pre", Post: "Post" } as const;
/** Formats days before or after surgery: `Post 15 days`. */
export const timeAndDays = (time: keyof typeof surgeryTimeLabels, days: number): string =>
  `${surgeryTimeLabels[time]} ${countText(days, "day")}`;
