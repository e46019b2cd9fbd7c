import { z } from "zod";
import { isInterval, type Interval } from "../schedules/interval.ts";
import { addDays, type CalendarDate, formatUs } from "../values/calendar-date.ts";
import type { Window } from "./programme.ts";
import * as texts from "./programmes-texts.ts";

/** First and last day from surgery that a programme may have. */
export const programmeDays = { first: -365, last: 730 } as const;

/** Context for the checks of a programme's rows. */
export type RowContext = {
  /** Today, counted from surgery. */
  readonly today: number;
  /** The row as it was saved; null for a new one. A saved start or day may be in the past, a changed one may not. */
  readonly saved?: (Pick<Window, "startdate"> & { readonly schedule?: readonly number[] }) | null;
  /** Surgery date of a form whose windows are typed as dates: its errors name the date instead of the day. */
  readonly surgeryDate?: CalendarDate;
};

/** Returns the error for a start before today. */
export const pastStartText = ({ today, surgeryDate }: RowContext): string =>
  surgeryDate ? texts.selectDateOrGreater(formatUs(addDays(surgeryDate, today))) : texts.selectDaysOrGreater(today);

/** Error for a day outside the range of programmes. */
export const outsideText = texts.pleaseChooseDaysFromS(programmeDays.first, programmeDays.last);

/** Returns whether a window has a day outside the range of programmes. */
export const isOutside = ({ startdate, enddate }: Window): boolean =>
  startdate < programmeDays.first || enddate > programmeDays.last;

/** Returns the schema of a required day from surgery. */
export const dayField = (missing: string) =>
  z.number({ error: missing }).int(missing).min(programmeDays.first, outsideText).max(programmeDays.last, outsideText);

/** Schema of an interval. */
export const intervalField = z
  .number({ error: texts.pleaseSelectInterval })
  .refine(isInterval, texts.pleaseSelectInterval)
  .transform((interval): Interval => interval as Interval);

/** Returns the schema of an integer between two limits. */
export const countField = (label: string, min: number, max: number) => {
  const problem = texts.pleaseEnterFromTo(label, min, max);
  return z.number({ error: problem }).int(problem).min(min, problem).max(max, problem);
};

/** Returns whether a start is today or later, or unchanged since it was saved. */
export const startsInTime =
  ({ today, saved }: RowContext) =>
  ({ startdate }: { readonly startdate: number }): boolean =>
    startdate >= today || startdate === saved?.startdate;

/** Returns whether an end is today or later. */
export const endsInTime =
  ({ today }: RowContext) =>
  ({ enddate }: { readonly enddate: number }): boolean =>
    enddate >= today;

/** Makes zod check a whole row even if one of its fields is wrong. */
export const alwaysCheck = () => true;
