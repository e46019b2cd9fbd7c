import { type CalendarDate, isCalendarDate } from "@restride/domain/values/calendar-date.ts";
import { DatePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { FormField } from "./FormField.tsx";

type End = CalendarDate | null;

interface DateRangeFieldProps {
  label: string;
  from: End | undefined;
  to: End | undefined;
  /** Told each end as soon as it is typed or picked, the other may be missing. */
  onRange: (from: End, to: End) => void;
  error: string | undefined;
}

const dayOf = (date: End | undefined): Dayjs | null => (date ? dayjs(date) : null);

const endOf = (day: Dayjs | null | undefined): End => {
  const date = day?.format("YYYY-MM-DD");
  return isCalendarDate(date) ? date : null;
};

/** The first and the last date of a range. */
export const DateRangeField = ({ label, from, to, onRange, error }: DateRangeFieldProps) => (
  <FormField label={label} error={error}>
    {({ id }) => (
      <DatePicker.RangePicker
        id={{ start: id, end: `${id}-end` }}
        format="MM/DD/YYYY"
        status={error ? "error" : ""}
        value={[dayOf(from), dayOf(to)]}
        // Not onChange, which waits for both ends and forgets the first one when the form is drawn again before.
        onCalendarChange={(days) => onRange(endOf(days?.[0]), endOf(days?.[1]))}
      />
    )}
  </FormField>
);
