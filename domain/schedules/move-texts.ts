import { type CalendarDate, formatUs } from "../values/calendar-date.ts";

/** Texts about a move of the surgery date. */
export const moveTexts = {
  lookFirst: "Please look at what moves first.",
  drops: "Of some items nothing is left on the new date. Tick that they end.",
  sameDate: "Surgery is on this date already.",
  moved: (date: CalendarDate): string => `Surgery moved to ${formatUs(date)}.`,
  movedAgain: "Surgery was moved again since. Undo the later move first.",
  isOver: (date: CalendarDate): string => `Surgery was on ${formatUs(date)}. Change the date instead.`,
} as const;
