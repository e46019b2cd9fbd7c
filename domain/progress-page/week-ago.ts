import { addDays, type CalendarDate } from "../values/calendar-date.ts";

interface Point {
  readonly date: CalendarDate;
  readonly value: number;
  readonly source: string;
}

/** Days around the day a week ago whose values still speak for it; a value newer than that is one of now. */
const around = 2;

/**
 * What a value was about a week before today, from its series, oldest first: the nearest to that day, the later of two as near, from where the
 * last one comes from, since two sources differ. Null without one, or when the last value is no newer itself.
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
