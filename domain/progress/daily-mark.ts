import type { CalendarDate } from "../values/calendar-date.ts";

/** How an exercise or device of a day view is marked: a tick when done, pending up to today, a cross on a coming day. */
export type DailyMark = "done" | "pending" | "cross";

/** The mark of an exercise or device. */
export const dailyMark = (done: boolean, date: CalendarDate, today: CalendarDate): DailyMark => {
  if (done) return "done";
  return date <= today ? "pending" : "cross";
};

/** The mark in a word, as the month view speaks of the day: what was not done by the end of its day was skipped. */
export const dailyWord = (done: boolean, date: CalendarDate, today: CalendarDate): string => {
  if (done) return "Done";
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
