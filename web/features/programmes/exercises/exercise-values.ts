import type { ProgrammeExercise } from "@restride/domain/programmes/programme.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { readDay, typedDay } from "../DayField.tsx";

/** Values of an exercise's fields. */
export interface ExerciseValues {
  readonly exercise: string;
  readonly hold: string;
  readonly unit: string;
  readonly repeat: string;
  readonly set: string;
  readonly time: string;
  readonly startdate: string;
  readonly enddate: string;
  readonly interval: string;
  readonly skiponsurgerydate: boolean;
}

const minute = 60;

/** Returns the values of the fields for a row. */
export const exerciseValues = (row: ProgrammeExercise, surgery: CalendarDate): ExerciseValues => {
  const isMinutes = row.hold > minute && row.hold % minute === 0;
  return {
    exercise: row.exercise,
    hold: `${isMinutes ? row.hold / minute : row.hold}`,
    unit: isMinutes ? "minute" : "second",
    repeat: `${row.repeat}`,
    set: `${row.set}`,
    time: `${row.time}`,
    startdate: typedDay(row.startdate, "days", surgery),
    enddate: typedDay(row.enddate, "days", surgery),
    interval: `${row.interval}`,
    skiponsurgerydate: row.skiponsurgerydate,
  };
};

const count = (typed: string): number | undefined => (/^\d{1,5}$/.test(typed.trim()) ? Number(typed) : undefined);

/** Returns the row for the values of the fields; invalid numbers are missing or NaN. */
export const readExercise = (row: object, values: ExerciseValues, surgery: CalendarDate) => ({
  ...row,
  exercise: values.exercise,
  hold: (count(values.hold) ?? Number.NaN) * (values.unit === "minute" ? minute : 1),
  repeat: count(values.repeat),
  set: count(values.set),
  time: count(values.time),
  startdate: readDay(values.startdate, "days", surgery),
  enddate: readDay(values.enddate, "days", surgery),
  interval: Number(values.interval),
  skiponsurgerydate: values.skiponsurgerydate,
});
