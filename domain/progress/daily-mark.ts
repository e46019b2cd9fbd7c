import type { CalendarDate } from "../values/calendar-date.ts";
import * as texts from "./daily-mark-texts.ts";

/** Exercise or device of a day: whether it is done, and how many of its rounds are done. */
export type DailyItem = { readonly status: boolean; readonly timesDone: number; readonly time: number };

/** Returns whether some but not all rounds are done. */
export const isPartlyDone = ({ status, timesDone }: Omit<DailyItem, "time">): boolean => !status && timesDone > 0;

/** Formats partly done rounds: `Partly done, 2 of 3 rounds`. */
export const partlyDoneText = ({ timesDone, time }: Omit<DailyItem, "status">): string =>
  texts.partlyDone(timesDone, time);

/** Mark of an item in a day view: a tick when done, half a tick when partly done, pending up to today, a cross on a future day. */
export type DailyMark = "done" | "partly" | "pending" | "cross";

/** Returns the mark of an exercise or device. */
export const dailyMark = (item: DailyItem, date: CalendarDate, today: CalendarDate): DailyMark => {
  if (item.status) return "done";
  if (isPartlyDone(item)) return "partly";
  return date <= today ? "pending" : "cross";
};

/** Returns the mark as a word for the month view: an item without a round by the end of its day was skipped. */
export const dailyWord = (item: DailyItem, date: CalendarDate, today: CalendarDate): string => {
  if (item.status) return texts.doneItem;
  if (isPartlyDone(item)) return partlyDoneText(item);
  if (date < today) return texts.skippedItem;
  return date === today ? texts.pendingItem : texts.notYet;
};

/** Mark of a questionnaire's icon: one that is not done is gray until its day has passed, then red. */
export type QuestionnaireMark = "done" | "grey" | "red";

/** Returns the mark of a questionnaire. */
export const questionnaireMark = (done: boolean, date: CalendarDate, today: CalendarDate): QuestionnaireMark => {
  if (done) return "done";
  return date < today ? "red" : "grey";
};
