import { weekdayNames } from "../texts/weekday-texts.ts";
import { surgeryDayLabel } from "../texts/surgery-day-texts.ts";
import { spanOfItem } from "../schedules/due-days.ts";
import { intervalLabel } from "../schedules/interval.ts";
import { type AnyItem, type AnyPlan, isQuestionnaire, isValidOn, timesOf } from "../schedules/schedule-item.ts";
import { type CalendarDate, daysBetween, formatUs } from "../values/calendar-date.ts";
import * as texts from "./reports-texts.ts";

/** Formats how often an item is due: `Every Day, 2 times`, `Mon, Thu`, `on S+14, S+42`. */
export const howOften = (plan: AnyPlan): string => {
  if (!isQuestionnaire(plan)) {
    const times = timesOf(plan);
    return times > 1 ? texts.intervalTimes(intervalLabel(plan.interval), times) : intervalLabel(plan.interval);
  }
  if (plan.type === "custom") return texts.onDays(plan.days.map(surgeryDayLabel).join(", "));
  return plan.weekdays.map((weekday) => weekdayNames[weekday]).join(", ");
};

/** The last day on which an item was done, and how many of its rounds were done on it. */
interface LastDone {
  readonly day: CalendarDate;
  readonly times: number;
}

/** Formats the last day: `11/20/2026`, or `11/20/2026, partly done, 1 of 2 rounds` when some of the rounds of that day are missing. */
const lastDoneText = ({ day, times }: LastDone, onThatDay: AnyItem | undefined): string => {
  const due = onThatDay ? timesOf(onThatDay) : 1;
  return times < due ? texts.lastDonePartly(formatUs(day), times, due) : formatUs(day);
};

/** Returns the rows of a patient's programme today: name, window, how often, and the day it was last done. */
export const programmeRows = (
  revisions: readonly (AnyItem & { readonly name: string })[],
  lastDone: ReadonlyMap<string, LastDone>,
  today: CalendarDate,
): string[][] =>
  revisions.flatMap((item) => {
    const { start, end } = spanOfItem(item);
    const day = daysBetween(item.surgeryDate, today);
    if (!isValidOn(item, today) || day < start || day > end) return [];
    const last = lastDone.get(item.id);
    const window = texts.fromTo(surgeryDayLabel(start), surgeryDayLabel(end));
    const onThatDay = revisions.find(({ id, ...revision }) => id === item.id && last && isValidOn(revision, last.day));
    return [[item.name, window, howOften(item), last ? lastDoneText(last, onThatDay) : "—"]];
  });
