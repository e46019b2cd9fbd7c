import type { CalendarDate } from "../values/calendar-date.ts";

/** An exercise or device of a day: whether it is done, and how many of its rounds are. */
export type DailyItem = { readonly status: boolean; readonly timesDone: number; readonly time: number };

/** True when some rounds are done and not all. */
export const isPartlyDone = ({ status, timesDone }: Omit<DailyItem, "time">): boolean => !status && timesDone > 0;

/** `Partly done, 2 of 3 rounds` */
export const partlyDoneText = ({ timesDone, time }: Omit<DailyItem, "status">): string =>
  `Partly done, ${timesDone} of ${time} rounds`;

/** How an item of a day view is marked: a tick when done, half of one when partly done, pending up to today, a cross on a coming day. */
export type DailyMark = "done" | "partly" | "pending" | "cross";

/** The mark of an exercise or device. */
export const dailyMark = (item: DailyItem, date: CalendarDate, today: CalendarDate): DailyMark => {
  if (item.status) return "done";
  if (isPartlyDone(item)) return "partly";
  return date <= today ? "pending" : "cross";
};

/** The mark in words, as the month view describes the day: an item without a round by the end of its day was skipped. */
export const dailyWord = (item: DailyItem, date: CalendarDate, today: CalendarDate): string => {
  if (item.status) return "Done";
  if (isPartlyDone(item)) return partlyDoneText(item);
  if (date < today) return "Skipped";
  return date === today ? "Pending" : "Not yet";
};

/** How a questionnaire's icon is marked: when not complete, grey until the day has passed, then red. */
export type QuestionnaireMark = "done" | "grey" | "red";

/** The mark of a questionnaire. */
export const questionnaireMark = (done: boolean, date: CalendarDate, today: CalendarDate): QuestionnaireMark => {
  if (done) return "done";
  return date < today ? "red" : "grey";
};
