import { addDays, addMonths, type CalendarDate, formatUs, parseUs } from "@restride/domain/values/calendar-date.ts";
import { useRef, useState } from "react";
import { Button } from "../look/Button.tsx";
import styles from "./TypedDateField.module.css";
import { CalendarButton } from "./CalendarButton.tsx";
import { TextField } from "../field/TextField.tsx";
import { lazyComponent } from "../page/lazy-component.tsx";
import * as texts from "./date-texts.ts";

const DateCalendar = lazyComponent(async () => (await import("./DateCalendar.tsx")).DateCalendar);

interface TypedDateFieldProps {
  label: string;
  name: string;
  value: string;
  onValue: (value: string) => void;
  onBlur: () => void;
  today: CalendarDate;
  /** Returns the dates that typed text may mean when a person must choose one; otherwise none. */
  choicesOf: (typed: string, today: CalendarDate) => readonly CalendarDate[];
  /** Number of years before today at which the calendar opens while no date is typed. */
  yearsBack: number;
  error?: string | undefined;
  required?: boolean;
  large?: boolean;
  /** Set where people type their own birth date. */
  autoComplete?: "bday";
}

/** Field of a date that is typed, and formatted in full afterward, or picked. Days from today on cannot be picked. */
export function TypedDateField({ today, yearsBack, choicesOf, ...field }: TypedDateFieldProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [isTyping, setTyping] = useState(false);
  const choices = choicesOf(field.value, today);
  const write = (date: CalendarDate): void => field.onValue(formatUs(date));
  return (
    <div>
      <TextField
        {...field}
        boxRef={box}
        onValue={(typed) => {
          setTyping(true);
          field.onValue(typed);
        }}
        onBlur={() => {
          const typed = parseUs(field.value, today);
          if (typed && choices.length === 0) write(typed);
          setTyping(false);
          field.onBlur();
        }}
        placeholder={texts.mmDdYyyy}
        action={
          <CalendarButton label={field.label} field={box}>
            {(close) => (
              <DateCalendar
                label={field.label}
                date={parseUs(field.value, today)}
                start={addMonths(today, -12 * yearsBack)}
                last={addDays(today, -1)}
                onDate={(picked) => {
                  write(picked);
                  close();
                }}
              />
            )}
          </CalendarButton>
        }
      />
      {!isTyping && choices.length > 0 && (
        <fieldset className={styles.choices} aria-label={texts.yearOf(field.label)}>
          {choices.map((date) => (
            <Button key={date} size="small" onClick={() => write(date)}>
              {formatUs(date)}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
