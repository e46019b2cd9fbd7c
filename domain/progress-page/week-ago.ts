import { addDays, type CalendarDate } from "../values/calendar-date.ts";

interface Point {
  readonly date: CalendarDate;
  readonly value: number;
  readonly source: string;
}

/** Number of days around the day a week ago whose values count as a week old. A newer value counts as a current one. */
const around = 2;

/**
 * Returns the value of about a week before today from a series, oldest first: the value nearest to that day, the later of two equally near ones, from
 * the source of the last value, because two sources differ. Null without such a value, or when the last value is not newer than that.
 */
export const weekAgoOf = (series: readonly Point[], today: CalendarDate): number | null => {
  const last = series.at(-1);
  const day = addDays(today, -7);
  if (!last || last.date <= addDays(day, around)) return null;
  const nearest = [0, 1, -1, 2, -2].map((off) =>
    series.findLast(({ date, source }) => source === last.source && date === addDays(day, off)),
  );
  return nearest.find((point) => point !== undefined)?.value ?? null;
};
