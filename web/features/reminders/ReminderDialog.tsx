import { reminderForm } from "@restride/domain/reminders/reminder.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useMemo } from "react";
import { mutateFromForm } from "../../platform/calls/calls.ts";
import { useDraft } from "../../platform/page/use-draft.ts";
import { DateField } from "../../ui/date/DateField.tsx";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { TextArea, TextField } from "../../ui/field/TextField.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { AddEventDocument } from "./reminders.graphql.ts";
import * as texts from "./reminders-texts.ts";

interface ReminderDialogProps {
  patientId: string;
  today: CalendarDate;
  date: CalendarDate;
  /** Reminder to change; left out for a new one. */
  reminder?: { readonly _id: string; readonly title: string; readonly message: string };
  onClose: () => void;
}

interface ReminderValues {
  date: CalendarDate | null;
  title: string;
  message: string;
}

/** Dialog that adds a reminder for today or a later day, or changes one. */
export function ReminderDialog({ patientId, today, date, reminder, onClose }: ReminderDialogProps) {
  const schema = useMemo(() => reminderForm(today), [today]);
  const draft = useDraft(`reminder ${patientId} ${reminder?._id ?? date}`, (): ReminderValues => ({
    date,
    title: reminder?.title ?? "",
    message: reminder?.message ?? "",
  }));
  const form = useForm(schema, draft.value);
  const { values, set, field, shownError } = form;
  const save = (typed: { date: string; title: string; message: string }): Promise<boolean | string> => {
    const event = reminder ? { ...typed, _id: reminder._id } : typed;
    return mutateFromForm(AddEventDocument, { id: patientId, event }, { invalidates: ["reminders"], taken: onClose });
  };
  return (
    <FormDialog
      title={reminder ? texts.editReminder : texts.addReminder}
      form={form}
      draft={draft}
      confirm={reminder ? texts.saveReminder : texts.addReminder}
      onSend={save}
      onClose={onClose}
    >
      <DateField
        label={texts.date}
        name="date"
        required
        date={values.date}
        start={today}
        first={today}
        onDate={(chosen) => set("date", chosen)}
        error={shownError("date")}
      />
      <TextField {...field("title")} label={texts.title} required />
      <TextArea {...field("message")} label={texts.text} rows={3} limit={1000} />
    </FormDialog>
  );
}
