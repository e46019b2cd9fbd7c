import { parseDate } from "@internationalized/date";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { Calendar, CalendarMonthPicker, CalendarYearPicker } from "react-aria-components/Calendar";
import { I18nProvider } from "react-aria-components/I18nProvider";
import styles from "./Calendar.module.css";
import { Month, Next, Previous } from "./CalendarParts.tsx";

interface PickerProps {
  "aria-label": string;
  value: string | number;
  onChange: (key: number) => void;
  items: readonly { readonly id: number; readonly formatted: string }[];
}

const Picker = ({ value, onChange, items, ...named }: PickerProps) => (
  <select {...named} value={value} onChange={(event) => onChange(Number(event.target.value))}>
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
);

const visibleYears = 121;

interface DateCalendarProps {
  label: string;
  date: CalendarDate | null;
  /** Date at which the calendar opens while there is no value. */
  start: CalendarDate;
  first?: CalendarDate;
  last?: CalendarDate;
  onDate: (date: CalendarDate) => void;
}

/** Calendar of a month in which one day is picked. Weeks start on Sunday, whatever the browser's language is. */
export const DateCalendar = ({ label, date, start, first, last, onDate }: DateCalendarProps) => (
  <I18nProvider locale="en-US">
    <Calendar
      aria-label={label}
      autoFocus
      className={styles.single ?? ""}
      value={date && parseDate(date)}
      defaultFocusedValue={parseDate(date ?? start)}
      minValue={first && parseDate(first)}
      maxValue={last && parseDate(last)}
      onChange={(day) => onDate(calendarDate(day.toString()))}
    >
      <div className={styles.head}>
        <Previous />
        <CalendarMonthPicker>{(months) => <Picker {...(months as PickerProps)} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={visibleYears}>
          {(years) => <Picker {...(years as PickerProps)} />}
        </CalendarYearPicker>
        <Next />
      </div>
      <Month />
    </Calendar>
  </I18nProvider>
);
