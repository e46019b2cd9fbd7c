import { type AreaProgress, countedBy, overallOf } from "../progress/day-progress.ts";
import type { Area } from "../schedules/schedule-item.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { DueNumber } from "./counted-number.ts";

/** A day with what was due and done of a number. */
export type NumberDay = AreaProgress & { readonly date: CalendarDate };

type DayOfAreas = { readonly date: CalendarDate } & Readonly<Record<Area, AreaProgress>>;

const inArea = ({ area }: DueNumber, day: DayOfAreas): AreaProgress =>
  area === "overall" ? overallOf(day) : day[area];

/** The days that a number of a patient sums, newest first; those on which nothing was due are none. `asOf` is the clinic's today. */
export const daysOfNumber = (
  number: DueNumber,
  days: readonly DayOfAreas[],
  asOf: CalendarDate,
): readonly NumberDay[] =>
  days
    .map((day) => {
      const progress = inArea(number, day);
      return { date: day.date, ...(number.name === "progress" ? countedBy(progress, day.date, asOf) : progress) };
    })
    .filter(({ due }) => due > 0)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));

/** Whether a number sums an item of a day: to date it takes of today only what is done. */
export const sumsItem = (
  number: DueNumber,
  { area, status }: { readonly area: Area; readonly status: boolean },
  date: CalendarDate,
  asOf: CalendarDate,
): boolean =>
  (number.area === "overall" || number.area === area) && (status || number.name !== "progress" || date !== asOf);
