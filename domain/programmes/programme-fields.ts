import { z } from "zod";
import { isInterval, type Interval } from "../schedules/interval.ts";
import { addDays, type CalendarDate, formatUs } from "../values/calendar-date.ts";
import type { Window } from "./programme.ts";

/** First and last day from surgery that a programme may name. */
export const programmeDays = { first: -365, last: 730 } as const;

/** What the rows of a programme are checked against. */
export type RowContext = {
  /** Today, counted from surgery. */
  readonly today: number;
  /** The row as it is saved; null for a new one. What was saved may lie in the past, what is changed may not. */
  readonly saved?: (Pick<Window, "startdate"> & { readonly schedule?: readonly number[] }) | null;
  /** Where windows are typed as dates: sentences name the date in place of the day. */
  readonly surgeryDate?: CalendarDate;
};

/** Why a start is refused that lies before today. */
export const pastStartText = ({ today, surgeryDate }: RowContext): string =>
  surgeryDate ? `select date ${formatUs(addDays(surgeryDate, today))} or greater!` : `select days ${today} or greater!`;

export const pastEndText = "select days today or greater";

/** Said of a day that no programme has. */
export const outsideText = `Please choose days from S${programmeDays.first} to S+${programmeDays.last}.`;

/** True for a window with a day that no programme has. */
export const isOutside = ({ startdate, enddate }: Window): boolean =>
  startdate < programmeDays.first || enddate > programmeDays.last;

/** A day from surgery that must be there. */
export const dayField = (missing: string) =>
  z.number({ error: missing }).int(missing).min(programmeDays.first, outsideText).max(programmeDays.last, outsideText);

/** How often an item is due. */
export const intervalField = z
  .number({ error: "Please select interval." })
  .refine(isInterval, "Please select interval.")
  .transform((interval): Interval => interval as Interval);

/** A count inside its bounds. */
export const countField = (label: string, least: number, most: number) => {
  const problem = `Please enter ${label} from ${least} to ${most}.`;
  return z.number({ error: problem }).int(problem).min(least, problem).max(most, problem);
};

/** True for a start that is not in the past, or was saved so. */
export const startsInTime =
  ({ today, saved }: RowContext) =>
  ({ startdate }: { readonly startdate: number }): boolean =>
    startdate >= today || startdate === saved?.startdate;

/** True for an end that is today or later. */
export const endsInTime =
  ({ today }: RowContext) =>
  ({ enddate }: { readonly enddate: number }): boolean =>
    enddate >= today;

/** Runs a check of a whole row although one of its fields is wrong. */
export const always = () => true;
