import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { type ReactNode, useRef } from "react";
import { CalendarButton } from "./CalendarButton.tsx";
import { TextField } from "../field/TextField.tsx";
import { useTypedDate } from "./use-typed-date.ts";
import { parseUsNear } from "./without-year.ts";
import { lazyComponent } from "../page/lazy-component.tsx";
import * as texts from "./date-texts.ts";

const DateCalendar = lazyComponent(async () => (await import("./DateCalendar.tsx")).DateCalendar);

interface DateFieldProps {
  label: string;
  name: string;
  date: CalendarDate | null;
  onDate: (date: CalendarDate | null) => void;
  /** Date at which the calendar opens while there is no value. */
  start: CalendarDate;
  /** First and last day that can be picked. */
  first?: CalendarDate;
  last?: CalendarDate;
  error: string | undefined;
  /** Content at the right of the label. */
  aside?: ReactNode;
  required?: boolean;
}

/** Field of a date that is typed or picked. A date typed without a year gets the year that is nearest to `start`. */
export function DateField({ date, onDate, start, first, last, ...field }: DateFieldProps) {
  const box = useRef<HTMLSpanElement>(null);
  const { forget, ...typed } = useTypedDate(date, onDate, field.error, (text) => parseUsNear(text, start, first));
  return (
    <TextField
      {...field}
      {...typed}
      boxRef={box}
      placeholder={texts.mmDdYyyy}
      action={
        <CalendarButton label={field.label} field={box}>
          {(close) => (
            <DateCalendar
              label={field.label}
              date={date}
              start={start}
              first={first}
              last={last}
              onDate={(picked) => {
                forget();
                onDate(picked);
                close();
              }}
            />
          )}
        </CalendarButton>
      }
    />
  );
}
