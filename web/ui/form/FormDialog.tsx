import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { Button } from "../look/Button.tsx";
import { Dialog, type DialogProps } from "../overlay/Dialog.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import type { FormDraft } from "./form-draft.ts";
import styles from "./FormDialog.module.css";
import type { Form } from "./use-form.ts";
import * as texts from "./form-texts.ts";

interface FormDialogProps<Values extends object, Parsed> {
  title: string;
  /** Name of the record that the dialog is about, in muted text beside the title. */
  subject?: string;
  width?: DialogProps["width"];
  form: Form<Values, Parsed>;
  draft: FormDraft<Values>;
  /** Text of the button that sends. */
  confirm: string;
  /** Sends the form's values. Resolves to true when they were accepted; otherwise to a sentence that the dialog shows, or to false. */
  onSend: (parsed: Parsed) => Promise<boolean | string>;
  onClose: () => void;
  /** Options in muted text at the left of the footer. */
  options?: ReactNode;
  children: ReactNode;
}

/** Dialog with one form. The input is sent once it is valid, and is saved as a draft until then. */
export function FormDialog<Values extends object, Parsed>(props: FormDialogProps<Values, Parsed>) {
  const { title, subject, width, form, draft, confirm, onSend, onClose, options, children } = props;
  const [refusal, setRefusal] = useState("");
  const { store, initial, busy } = draft;
  useEffect(() => {
    store(JSON.stringify(form.values) === JSON.stringify(initial) ? null : form.values);
  }, [store, form.values, initial]);
  const send = async (parsed: Parsed): Promise<void> => {
    const taken = await draft.trackSending(() => onSend(parsed));
    if (taken === true) store(null);
    setRefusal(typeof taken === "string" ? taken : "");
  };
  return (
    <Dialog
      title={title}
      subject={subject}
      width={width}
      onClose={onClose}
      options={options}
      formRef={form.form}
      onSubmit={() => !busy && form.submit((parsed) => void send(parsed))}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      {draft.restored && <DraftNotice onDiscard={() => form.setValues(draft.discard())} />}
      {children}
      {refusal && (
        <p role="alert" className={styles.refusal}>
          <strong>{refusal}</strong> <span>{texts.whatYouTypedIsKept}</span>
        </p>
      )}
    </Dialog>
  );
}
