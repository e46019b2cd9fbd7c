import { reminderForm } from "@restride/domain/reminders/reminder.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { isCalendarDate } from "@restride/domain/values/calendar-date.ts";
import { DatePicker } from "antd";
import dayjs from "dayjs";
import { useMemo, useState } from "react";
import { AddEventDocument } from "../../generated/operations.ts";
import { callAndTell } from "../../platform/calls.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FormField } from "../../ui/FormField.tsx";
import { TextArea, TextField } from "../../ui/TextField.tsx";
import { useForm } from "../../ui/use-form.ts";

interface ReminderDialogProps {
  patientId: string;
  today: CalendarDate;
  date: CalendarDate;
  onSaved: () => void;
  onClose: () => void;
}

interface Typed {
  date: CalendarDate | null;
  title: string;
  message: string;
}

/** Adds a reminder for today or a later day. */
export function ReminderDialog({ patientId, today, date, onSaved, onClose }: ReminderDialogProps) {
  const schema = useMemo(() => reminderForm(today), [today]);
  const { values, set, field, shownError, submit, form } = useForm(schema, { date, title: "", message: "" } as Typed);
  const [busy, setBusy] = useState(false);
  const save = async (event: { date: string; title: string; message: string }): Promise<void> => {
    setBusy(true);
    const outcome = await callAndTell(AddEventDocument, { id: patientId, event });
    setBusy(false);
    if (outcome.kind === "data") onSaved();
  };
  return (
    <Dialog
      title="Add reminder"
      onClose={onClose}
      formRef={form}
      onSubmit={() => submit((event) => void save(event))}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Add reminder
          </Button>
        </>
      }
    >
      <FormField label="Date" required error={shownError("date")}>
        {({ id }) => (
          <DatePicker
            id={id}
            name="date"
            format="MM/DD/YYYY"
            allowClear={false}
            status={shownError("date") ? "error" : ""}
            value={values.date ? dayjs(values.date) : null}
            disabledDate={(day) => day.format("YYYY-MM-DD") < today}
            onChange={(day) => {
              const chosen = day?.format("YYYY-MM-DD");
              set("date", isCalendarDate(chosen) ? chosen : null);
            }}
          />
        )}
      </FormField>
      <TextField {...field("title")} label="Title" required />
      <TextArea {...field("message")} label="Text" rows={3} limit={1000} />
    </Dialog>
  );
}
