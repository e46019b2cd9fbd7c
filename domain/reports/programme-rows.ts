import { weekdayNames } from "../texts/weekday-names.ts";
import { surgeryDayLabel } from "../texts/surgery-day-texts.ts";
import { spanOfItem } from "../schedules/due-days.ts";
import { intervalLabel } from "../schedules/interval.ts";
import { type AnyItem, type AnyPlan, isQuestionnaire, isValidOn, timesOf } from "../schedules/schedule-item.ts";
import { type CalendarDate, daysBetween, formatUs } from "../values/calendar-date.ts";

/** Formats how often an item is due: `Every Day, 2 times`, `Mon, Thu`, `on S+14, S+42`. */
export const howOften = (plan: AnyPlan): string => {
  if (!isQuestionnaire(plan)) {
    const times = timesOf(plan);
    return times > 1 ? `${intervalLabel(plan.interval)}, ${times} times` : intervalLabel(plan.interval);
  }
  if (plan.type === "custom") return `on ${plan.days.map(surgeryDayLabel).join(", ")}`;
  return plan.weekdays.map((weekday) => weekdayNames[weekday]).join(", ");
};

/** Returns the rows of a patient's programme today: name, window, how often, and the day it was last done. */
export const programmeRows = (
  revisions: readonly (AnyItem & { readonly name: string })[],
  lastDone: ReadonlyMap<string, CalendarDate>,
  today: CalendarDate,
): string[][] =>
  revisions.flatMap((item) => {
    const { start, end } = spanOfItem(item);
    const day = daysBetween(item.surgeryDate, today);
    if (!isValidOn(item, today) || day < start || day > end) return [];
    const last = lastDone.get(item.id);
    const window = `${surgeryDayLabel(start)} to ${surgeryDayLabel(end)}`;
    return [[item.name, window, howOften(item), last ? formatUs(last) : "—"]];
  });
