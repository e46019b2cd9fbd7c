import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { startingTodayOrLater } from "./move-window.ts";
import type { DayWindow, QuestionnaireItem } from "./schedule-item.ts";

/** A surgery date that moves, seen on the clinic's today. */
export type SurgeryMove = { readonly from: CalendarDate; readonly to: CalendarDate; readonly today: CalendarDate };

const onSameDates = <Item extends DayWindow>(item: Item, { from, to }: SurgeryMove): Item => {
  const days = daysBetween(to, from);
  return { ...item, start: item.start + days, end: item.end + days };
};

/**
 * An exercise or device after its patient's surgery date has moved. Windows count from surgery, so a rescheduled item
 * (`reschedule` true) keeps its numbers and goes with the new date; what would then start in the past starts today.
 * An item whose window has passed, or one that is not rescheduled, keeps its dates and gets new numbers.
 */
export const rescheduleItem = <Item extends DayWindow>(item: Item, move: SurgeryMove, reschedule: boolean): Item => {
  const hasPassed = item.end < daysBetween(move.from, move.today);
  if (!reschedule || hasPassed) return onSameDates(item, move);
  return startingTodayOrLater(item, daysBetween(move.to, move.today));
};

/**
 * A questionnaire after the surgery date has moved. It always goes with the date, since its days have a clinical sense
 * counted from surgery; what has passed keeps its dates, and what would lie in the past is asked today.
 */
export const rescheduleQuestionnaire = (item: QuestionnaireItem, move: SurgeryMove): QuestionnaireItem => {
  if (item.type === "weekly") return rescheduleItem(item, move, true);
  const [before, now] = [daysBetween(move.from, move.today), daysBetween(move.to, move.today)];
  const back = daysBetween(move.to, move.from);
  const days = item.days.map((day) => (day < before ? day + back : Math.max(day, now)));
  return { ...item, days: [...new Set(days)].sort((a, b) => a - b) };
};
