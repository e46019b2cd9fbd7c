import { countText } from "../texts/count-text.ts";

/** Counts of days by what was done on them. */
export const daysDone = (complete: number, partial: number, skipped: number, isTodayOpen: boolean): string =>
  `${countText(complete, "day")} all, ${partial} in part, ${skipped} none${isTodayOpen ? "; today is running" : ""}`;
export const allCompleted = "All Completed";
export const partiallyCompleted = "Partially Completed";
export const openDays = "Open";
