import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { DateField } from "../../ui/date/DateField.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import type { WorkLogForm } from "./use-work-log-form.ts";
import * as texts from "./case-detail-texts.ts";

/** Fields of a work log entry: start date, duration, and description. */
export const WorkLogFields = ({ form, today }: { form: WorkLogForm; today: CalendarDate }) => (
  <>
    <DateField
      label={texts.dateStarted}
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
      label={texts.time}
      required
      placeholder={texts.exampleOfWorkTime}
      hint={form.shownError("minutes") ? undefined : texts.aPlainNumberIsHours}
    />
    <TextField {...form.field("description")} label={texts.details} />
  </>
);
