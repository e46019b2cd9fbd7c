import { countText } from "../texts/count-text.ts";
import { addDays, type CalendarDate } from "../values/calendar-date.ts";
import type { SurgeryTime } from "../schedules/surgery-days.ts";
import * as texts from "./surgery-range-texts.ts";

/** Surgery ranges of the filter: whole weeks 1 to 6, 52 for more than 6, 0 for all time. */
export const surgeryRanges = [1, 2, 3, 4, 5, 6, 52, 0] as const;
export type SurgeryRange = (typeof surgeryRanges)[number];

export const defaultSurgeryRange: SurgeryRange = 2;

/** Returns the label of a range. */
export const surgeryRangeLabel = (range: SurgeryRange): string => {
  if (range === 0) return texts.allTime;
  if (range === 52) return texts.moreThan6;
  return countText(range, texts.weekNoun);
};

/** Range of surgery dates, both ends included; null for an open end. */
export type SurgeryDates = { readonly from: CalendarDate | null; readonly to: CalendarDate | null };

/** Distance between surgery and today in days, for Pre counted forward and for Post backward; null for no limit. */
type Distance = { readonly min: number; readonly max: number | null };

const distanceOf = (range: SurgeryRange): Distance => {
  if (range === 0) return { min: 0, max: null };
  return range === 52 ? { min: 43, max: null } : { min: 0, max: range * 7 };
};

/**
 * Returns the surgery dates of a range, as of today. Post 2 weeks: today and 14 days back; Pre 2 weeks: tomorrow to 14 days ahead; more than 6: from
 * day 43 on.
 */
export const surgeryDatesOf = (time: SurgeryTime, range: SurgeryRange, today: CalendarDate): SurgeryDates => {
  const { min, max } = distanceOf(range);
  if (time === "Pre") return { from: addDays(today, Math.max(1, min)), to: max === null ? null : addDays(today, max) };
  return { from: max === null ? null : addDays(today, -max), to: addDays(today, -min) };
};
