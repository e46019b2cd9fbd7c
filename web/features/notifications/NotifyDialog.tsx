import { notificationForm, textLimit } from "@restride/domain/notifications/notification.ts";
import type { NotificationInput } from "../../generated/operations.ts";
import { AddNotificationsDocument } from "../../generated/operations.ts";
import { callAndTell } from "../../platform/calls.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { TextArea, TextField } from "../../ui/TextField.tsx";
import { useForm } from "../../ui/use-form.ts";

/** What the dialog is opened with. */
export interface NotifyDialogProps {
  /** To whom: named patients, or all that a filter matches. */
  to: Pick<NotificationInput, "patientids" | "filters">;
  /** '3 patients' */
  whom: string;
  /** What is said after it was sent. */
  said: string;
  onSent: () => void;
  onClose: () => void;
}

/** Sends a notification to the ticked patients. */
export function NotifyDialog({ to, whom, said, onSent, onClose }: NotifyDialogProps) {
  const form = useForm(notificationForm, { header: "", message: "" });
  const send = async (typed: { header: string; message: string }): Promise<void> => {
    const outcome = await callAndTell(AddNotificationsDocument, { input: { ...to, ...typed } }, said);
    if (outcome.kind === "data") onSent();
  };
  return (
    <FormDialog title={`Notify ${whom}`} form={form} confirm="Send" onSend={send} onClose={onClose}>
      <TextField {...form.field("header")} label="Title" required />
      <TextArea {...form.field("message")} label="Text" required rows={4} limit={textLimit} />
    </FormDialog>
  );
}
