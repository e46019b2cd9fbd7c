import { type AreaProgress, progressToDate, overallOf } from "../progress/day-progress.ts";
import type { Area } from "../schedules/schedule-item.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { DueMetric } from "./metric.ts";

/** Day with the due and done items of a count. */
export type MetricDay = AreaProgress & { readonly date: CalendarDate };

type DayOfAreas = { readonly date: CalendarDate } & Readonly<Record<Area, AreaProgress>>;

const inArea = ({ area }: DueMetric, day: DayOfAreas): AreaProgress =>
  area === "overall" ? overallOf(day) : day[area];

/** Returns the days that a patient's number adds up, newest first, without days on which nothing was due. `asOf` is the clinic's today. */
export const metricDays = (number: DueMetric, days: readonly DayOfAreas[], asOf: CalendarDate): readonly MetricDay[] =>
  days
    .map((day) => {
      const progress = inArea(number, day);
      return { date: day.date, ...(number.name === "progress" ? progressToDate(progress, day.date, asOf) : progress) };
    })
    .filter(({ due }) => due > 0)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));

/** Returns whether a number includes an item of a day. The number `progress` includes items of today only once they are done. */
export const includesItem = (
  number: DueMetric,
  { area, status }: { readonly area: Area; readonly status: boolean },
  date: CalendarDate,
  asOf: CalendarDate,
): boolean =>
  (number.area === "overall" || number.area === area) && (status || number.name !== "progress" || date !== asOf);
