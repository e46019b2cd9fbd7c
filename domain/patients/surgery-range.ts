import { addDays, type CalendarDate } from "../values/calendar-date.ts";
import type { SurgeryTime } from "./surgery-days.ts";

/** The surgery ranges of the filter: whole weeks 1 to 6, 52 for more than 6, or all time. */
export const surgeryRanges = [1, 2, 3, 4, 5, 6, 52, "all"] as const;
export type SurgeryRange = (typeof surgeryRanges)[number];

/** The single weeks that all time can be narrowed to: the 1st to the 6th, 52 for later ones. */
export const surgeryWeeks = [1, 2, 3, 4, 5, 6, 52] as const;
export type SurgeryWeek = (typeof surgeryWeeks)[number];

export const defaultSurgeryRange: SurgeryRange = 2;

/** The name of a range as people choose it. */
export const surgeryRangeLabel = (range: SurgeryRange): string => {
  if (range === "all") return "All time";
  if (range === 52) return "More than 6";
  return range === 1 ? "1 week" : `${range} weeks`;
};

/** The name of a single week as people choose it. */
export const surgeryWeekLabel = (week: SurgeryWeek): string => (week === 52 ? "More than 6" : `Week ${week}`);

/** Surgery dates, both ends included; null where there is no end. */
export type SurgeryDates = { readonly from: CalendarDate | null; readonly to: CalendarDate | null };

/** Days between surgery and today, Pre counted ahead (from 1) and Post back (from 0); null for no limit. */
type Distance = { readonly least: number; readonly most: number | null };

const distanceOf = (range: SurgeryRange, week: SurgeryWeek | undefined): Distance => {
  if (range === "all" && week === undefined) return { least: 0, most: null };
  if (range === 52 || week === 52) return { least: 43, most: null };
  if (range !== "all") return { least: 0, most: range * 7 };
  const single = week ?? 1;
  return { least: single === 1 ? 0 : single * 7 - 6, most: single * 7 };
};

/**
 * The surgery dates that a range means today. Post 2 weeks: today and 14 days back; Pre 2 weeks: tomorrow to 14 days
 * ahead; more than 6: from day 43 on. `week` narrows all time to a single week.
 */
export const surgeryDatesOf = (
  time: SurgeryTime,
  range: SurgeryRange,
  week: SurgeryWeek | undefined,
  today: CalendarDate,
): SurgeryDates => {
  const { least, most } = distanceOf(range, week);
  if (time === "pre")
    return { from: addDays(today, Math.max(1, least)), to: most === null ? null : addDays(today, most) };
  return { from: most === null ? null : addDays(today, -most), to: addDays(today, -least) };
};
