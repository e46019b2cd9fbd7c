import { type CalendarDate, daysBetween, parseUs } from "@restride/domain/values/calendar-date.ts";

const withoutYear = /^(\d{1,2})([/-])(\d{1,2})$/;

/**
 * Parses a date typed as MM/DD or MM-DD, in the year in which it is nearest to `near`, the earlier year if two are equally near, and not before
 * `first`. Returns null for any other text.
 */
export const parseUsNear = (text: string, near: CalendarDate, first?: CalendarDate): CalendarDate | null => {
  const [, month, divider, day] = withoutYear.exec(text.trim()) ?? [];
  const away = (date: CalendarDate): number => Math.abs(daysBetween(near, date));
  const dates = [-1, 0, 1].flatMap(
    (years) => parseUs([month, day, Number(near.slice(0, 4)) + years].join(divider)) ?? [],
  );
  return dates.filter((date) => !first || date >= first).toSorted((one, other) => away(one) - away(other))[0] ?? null;
};
