import { notificationForm, textLimit } from "@restride/domain/notifications/notification.ts";
import { useState } from "react";
import type { NotificationInput } from "../../generated/operations.ts";
import { AddNotificationsDocument } from "../../generated/operations.ts";
import { callAndTell } from "../../platform/calls.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
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
  const { field, submit, form } = useForm(notificationForm, { header: "", message: "" });
  const [busy, setBusy] = useState(false);
  const send = async (typed: { header: string; message: string }): Promise<void> => {
    setBusy(true);
    const outcome = await callAndTell(AddNotificationsDocument, { input: { ...to, ...typed } }, said);
    setBusy(false);
    if (outcome.kind === "data") onSent();
  };
  return (
    <Dialog
      title={`Notify ${whom}`}
      onClose={onClose}
      formRef={form}
      onSubmit={() => submit((typed) => void send(typed))}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Send
          </Button>
        </>
      }
    >
      <TextField {...field("header")} label="Title" required />
      <TextArea {...field("message")} label="Text" required rows={4} limit={textLimit} />
    </Dialog>
  );
}
