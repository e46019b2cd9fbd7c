import { readSurgeryDay, surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { addDays, type CalendarDate, daysBetween, formatUs, parseUs } from "@restride/domain/values/calendar-date.ts";
import { TextField } from "../../ui/field/TextField.tsx";
import type { TextOfForm } from "../../ui/form/use-form.ts";
import styles from "./DayField.module.css";
import * as texts from "./programmes-texts.ts";

/** Format in which days are typed: counted from surgery, or as dates. */
export type EnteredAs = "days" | "dates";

/** Maximum number of days before or after surgery. */
const farthest = 9_999;

/** Formats a day from surgery for its field. */
export const typedDay = (day: number, enteredAs: EnteredAs, surgery: CalendarDate): string =>
  enteredAs === "dates" ? formatUs(addDays(surgery, day)) : surgeryDayLabel(day).slice(1) || "0";

/** Parses a day from surgery; undefined for an invalid one. */
export const readDay = (typed: string, enteredAs: EnteredAs, surgery: CalendarDate): number | undefined => {
  const date = enteredAs === "dates" ? parseUs(typed) : null;
  const day = enteredAs === "days" ? readSurgeryDay(typed) : date && daysBetween(surgery, date);
  return day === null || Number.isNaN(day) ? undefined : day;
};

interface DayFieldProps extends TextOfForm {
  label: string;
  enteredAs?: EnteredAs;
  surgery: CalendarDate;
}

/** Field of a day that is counted from surgery, with its date below, or typed as a date, with its day below. */
export function DayField({ enteredAs = "days", surgery, ...field }: DayFieldProps) {
  const day = readDay(field.value, enteredAs, surgery);
  const isShown = day !== undefined && Math.abs(day) <= farthest;
  const other = enteredAs === "days" ? (at: number) => formatUs(addDays(surgery, at)) : surgeryDayLabel;
  return (
    <TextField
      {...field}
      required
      before={enteredAs === "days" ? <span className={styles.before}>{texts.surgeryDayMark}</span> : undefined}
      placeholder={enteredAs === "days" ? texts.exampleOfDay : texts.dateFormat}
      hint={isShown ? other(day) : undefined}
    />
  );
}
