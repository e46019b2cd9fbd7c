import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { DateField } from "../../ui/date/DateField.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import type { WorkLogForm } from "./use-work-log-form.ts";

/** When work on a case began, how long it took, and what it was. */
export const WorkLogFields = ({ form, today }: { form: WorkLogForm; today: CalendarDate }) => (
  <>
    <DateField
      label="Date started"
      name="date"
      required
      date={form.values.date}
      start={today}
      last={today}
      onDate={(date) => form.set("date", date)}
      error={form.shownError("date")}
    />
    <TextField
      {...form.field("minutes")}
      label="Time"
      required
      placeholder="4d 6h 3m"
      hint={form.shownError("minutes") ? undefined : "A plain number is hours."}
    />
    <TextField {...form.field("description")} label="Details" />
  </>
);
