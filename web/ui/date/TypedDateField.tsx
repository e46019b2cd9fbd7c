import { addDays, addMonths, type CalendarDate, formatUs, parseUs } from "@restride/domain/values/calendar-date.ts";
import { useRef } from "react";
import { CalendarButton } from "./CalendarButton.tsx";
import { TextField } from "../field/TextField.tsx";
import { late } from "../page/late.tsx";

const DateCalendar = late(async () => (await import("./DateCalendar.tsx")).DateCalendar);

interface TypedDateFieldProps {
  label: string;
  name: string;
  value: string;
  onValue: (value: string) => void;
  onBlur: () => void;
  today: CalendarDate;
  /** So many years back the calendar opens while no date is typed. */
  yearsBack: number;
  error?: string | undefined;
  required?: boolean;
  large?: boolean;
  /** Where people type their own birth date. */
  autoComplete?: "bday";
}

/** A date that is typed, and written in full once it was, or picked; days from today on cannot be picked. */
export function TypedDateField({ today, yearsBack, ...field }: TypedDateFieldProps) {
  const box = useRef<HTMLSpanElement>(null);
  return (
    <TextField
      {...field}
      boxRef={box}
      onBlur={() => {
        const typed = parseUs(field.value, today);
        if (typed) field.onValue(formatUs(typed));
        field.onBlur();
      }}
      placeholder="MM/DD/YYYY"
      action={
        <CalendarButton label={field.label} field={box}>
          {(close) => (
            <DateCalendar
              label={field.label}
              date={parseUs(field.value, today)}
              start={addMonths(today, -12 * yearsBack)}
              last={addDays(today, -1)}
              onDate={(picked) => {
                field.onValue(formatUs(picked));
                close();
              }}
            />
          )}
        </CalendarButton>
      }
    />
  );
}
