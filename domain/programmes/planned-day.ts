import type { Pauses } from "../schedules/hold.ts";
import { dueItems } from "../schedules/due-days.ts";
import { type AnyItem, areaOf, timesOf } from "../schedules/schedule-item.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** Due items of a day: their number in each area, and `rounds`, the sum of the times a day of its exercises. */
export type PlannedDay = {
  readonly date: CalendarDate;
  readonly exercises: number;
  readonly rounds: number;
  readonly measurements: number;
  readonly questionnaires: number;
};

/** Returns a day of a programme for its preview. */
export const plannedDay = (items: readonly AnyItem[], date: CalendarDate, pauses: Pauses): PlannedDay => {
  const due = dueItems(items, date, pauses);
  const of = (area: string) => due.filter((item) => areaOf(item) === area);
  return {
    date,
    exercises: of("exercise").length,
    rounds: of("exercise").reduce((sum, item) => sum + timesOf(item), 0),
    measurements: of("measurement").length,
    questionnaires: of("questionnaire").length,
  };
};
