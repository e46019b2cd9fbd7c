import { parseDate } from "@internationalized/date";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { CalendarHeading } from "react-aria-components/Calendar";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { RangeCalendar } from "react-aria-components/RangeCalendar";
import styles from "./Calendar.module.css";
import { Month, Next, Previous } from "./CalendarParts.tsx";
import { useNarrow } from "../look/use-width.ts";

interface RangeOfDatesProps {
  label: string;
  from: CalendarDate | null;
  to: CalendarDate | null;
  onRange: (from: CalendarDate, to: CalendarDate) => void;
}

/** Calendar of two months, or of one on a phone, in which the first and the last day are picked. */
export function RangeOfDates({ label, from, to, onRange }: RangeOfDatesProps) {
  const months = useNarrow() ? [0] : [0, 1];
  const start = from ?? to;
  return (
    <I18nProvider locale="en-US">
      <RangeCalendar
        aria-label={label}
        autoFocus
        visibleDuration={{ months: months.length }}
        value={from && to ? { start: parseDate(from), end: parseDate(to) } : null}
        {...(start && { defaultFocusedValue: parseDate(start) })}
        onChange={({ start: first, end: last }) =>
          onRange(calendarDate(first.toString()), calendarDate(last.toString()))
        }
      >
        <div className={styles.months}>
          {months.map((ahead) => (
            <div key={ahead}>
              <div className={styles.head}>
                {ahead === 0 && <Previous />}
                <CalendarHeading offset={{ months: ahead }} className={styles.name ?? ""} />
                {ahead === months.length - 1 && <Next />}
              </div>
              <Month ahead={ahead} />
            </div>
          ))}
        </div>
      </RangeCalendar>
    </I18nProvider>
  );
}
