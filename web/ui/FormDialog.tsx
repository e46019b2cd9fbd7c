import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import type { Form } from "./use-form.ts";

interface FormDialogProps<Values extends object, Parsed> {
  title: string;
  form: Form<Values, Parsed>;
  /** The word on the button that sends. */
  confirm: string;
  onSend: (parsed: Parsed) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that holds one form. What was typed is sent once, when it is right. */
export function FormDialog<Values extends object, Parsed>(props: FormDialogProps<Values, Parsed>) {
  const { title, form, confirm, onSend, onClose, children } = props;
  const [busy, setBusy] = useState(false);
  const send = async (parsed: Parsed): Promise<void> => {
    setBusy(true);
    await onSend(parsed);
    setBusy(false);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      formRef={form.form}
      onSubmit={() => !busy && form.submit((parsed) => void send(parsed))}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
