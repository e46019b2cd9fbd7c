import {
  addDays,
  addMonths,
  type CalendarDate,
  formatUs,
  isCalendarDate,
  parseUs,
} from "@restride/domain/values/calendar-date.ts";
import { Calendar } from "lucide-react";
import { useRef } from "react";
import styles from "./TypedDateField.module.css";
import { TextField } from "./TextField.tsx";

interface TypedDateFieldProps {
  label: string;
  name: string;
  value: string;
  onValue: (value: string) => void;
  onBlur: () => void;
  today: CalendarDate;
  /** So many years back the picker opens while no date is typed. */
  yearsBack: number;
  error?: string | undefined;
  required?: boolean;
  large?: boolean;
}

/** A date that is typed, and written in full once it was, or picked from the browser's own picker; days from today on cannot be picked. */
export function TypedDateField({ today, yearsBack, ...field }: TypedDateFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const pick = (text: string): void => {
    if (isCalendarDate(text)) field.onValue(formatUs(text));
  };
  return (
    <TextField
      {...field}
      onBlur={() => {
        const typed = parseUs(field.value, today);
        if (typed) field.onValue(formatUs(typed));
        field.onBlur();
      }}
      placeholder="MM/DD/YYYY"
      autoComplete="bday"
      action={
        <span className={styles.picker}>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden
            max={addDays(today, -1)}
            value={parseUs(field.value, today) ?? addMonths(today, -12 * yearsBack)}
            onChange={(event) => pick(event.target.value)}
          />
          <button type="button" aria-label={`Pick ${field.label}`} onClick={() => picker.current?.showPicker()}>
            <Calendar size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </span>
      }
    />
  );
}
