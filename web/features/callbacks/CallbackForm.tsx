import {
  callbackForm,
  type CallbackForm as Filled,
  callbackMessageLimit,
} from "@restride/domain/callbacks/callback-form.ts";
import type { FormEvent } from "react";
import { useState } from "react";
import { mutateAndNotify } from "../../platform/calls/calls.ts";
import { useDraft, useStoredDraft } from "../../platform/page/use-draft.ts";
import { Button } from "../../ui/look/Button.tsx";
import { DraftNotice } from "../../ui/form/DraftNotice.tsx";
import { PhoneField } from "../../ui/field/PhoneField.tsx";
import { TextArea, TextField } from "../../ui/field/TextField.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import styles from "./CallbackForm.module.css";
import { AddCallbackRequestDocument } from "./callbacks.graphql.ts";
import * as texts from "./callback-form-texts.ts";

interface CallbackFormProps {
  surgeon: string;
  /** Id of the patient for whom the page was opened; null for anybody. */
  patientid: string | null;
}

function Fields({ surgeon, patientid, onSent }: CallbackFormProps & { onSent: () => void }) {
  const draft = useDraft(`callback ${surgeon}`, () => ({ name: "", phone: "", message: "" }));
  const { values, field, submit, form, setValues } = useForm(callbackForm, draft.value);
  useStoredDraft(draft, Object.values(values).some(Boolean) ? values : null);
  const [busy, setBusy] = useState(false);
  const send = async (filled: Filled): Promise<void> => {
    setBusy(true);
    const outcome = await mutateAndNotify(
      AddCallbackRequestDocument,
      { ...filled, surgeon, patientid },
      { invalidates: [] },
    );
    setBusy(false);
    if (outcome.kind !== "data") return;
    draft.store(null);
    onSent();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) submit((filled) => void send(filled));
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      {draft.restored && <DraftNotice onDiscard={() => setValues(draft.discard())} />}
      <TextField {...field("name")} label={texts.name} required large autoComplete="name" />
      <PhoneField {...field("phone")} label={texts.phone} required large autoComplete="tel" />
      <TextArea {...field("message")} label={texts.message} required limit={callbackMessageLimit} />
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {texts.send}
      </Button>
    </form>
  );
}

/** Form that requests a call back from a surgeon. It is empty again after it was sent. */
export function CallbackForm(props: CallbackFormProps) {
  const [sent, setSent] = useState(0);
  return <Fields key={sent} {...props} onSent={() => setSent(sent + 1)} />;
}
